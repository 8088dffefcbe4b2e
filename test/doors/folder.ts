import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Checked, type CheckOptions, check } from '../../src/index.js'

/** A new folder with these files, gone after the test; its path. */
export function folder(files: Readonly<Record<string, string | Buffer>>): string {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'kruise-preflight-doors-')))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  put(cwd, files)
  return cwd
}

/** Writes files into a folder. */
export function put(cwd: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
    writeFileSync(join(cwd, name), text)
  }
}

/** What a run in the folder says. */
export function run(cwd: string, options: Partial<CheckOptions> = {}): Promise<Checked> {
  return check({ cwd, ...options })
}

/** What a run says instead of a report. */
export function refusal(cwd: string, options: Partial<CheckOptions> = {}): Promise<string> {
  return run(cwd, options).then(
    () => 'it ran',
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

/** A finding or more in the order of the report, as `file:line:column rule [clusters]`. */
export function seen({ report }: Checked): string[] {
  return report.findings.map(
    ({ file, line, column, ruleId, clusters }) => `${file}:${line}:${column} ${ruleId} [${clusters.join(' ')}]`,
  )
}

/** What was not checked, as `file:line reason`. */
export function left({ report }: Checked): string[] {
  return report.ledger.skipped.map(({ file, line, reason }) => `${file}:${line} ${reason}`)
}

export const CONFIG = '.github/kruise-preflight.yml'

/** A class that every release refuses, at 4:1. */
export const tooHigh = `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: high }
value: 2000000000
`

/** A pod of a class. */
export const podOf = (name: string): string => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  priorityClassName: ${name}
  containers: [{ name: a, image: a }]
`

/** A class that every release takes. */
export const classNamed = (name: string): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: ${name} }
value: 1
`

/** A spread whose subset names a class, and gets the class's value beside it. */
export const spread = (name = 'web'): string => `apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: { name: ${name}-gold } # the class
value: 1000
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: shop }
spec:
  selector: { matchLabels: { app: ${name} } }
  template:
    metadata: { labels: { app: ${name} } }
    spec: { containers: [{ name: a, image: a }] }
---
apiVersion: apps.kruise.io/v1alpha1
kind: WorkloadSpread
metadata: { name: ${name}, namespace: shop }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  subsets:
    - name: gold
      maxReplicas: 1
      patch:
        spec:
          # as agreed
          priorityClassName: ${name}-gold   # why
    - name: rest
`
