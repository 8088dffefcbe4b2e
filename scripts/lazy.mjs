import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './tree.mjs'

/**
 * What most runs do not call, by the file of dist/ that holds it: modules that src/ imports as any other and that are
 * loaded when one of their functions is first called. They export functions and classes, and no value.
 */
export const LAZY = {
  settings: /^src\/settings\/(?:meaning|schema|snapshot|validator)\.ts$/,
  render: /^src\/doors\/render\/(?:kustomizations|reached|renderings|told)\.ts$/,
  carriers: /^src\/workload\/(?:kruise|kubernetes)-carriers\.ts$/,
  'admission-kruise':
    /^src\/admission\/objects\/(?:advanced-(?:cron-job|daemonset|statefulset)|broadcast-job|container-recreate-request|ephemeral-job|image-pull-job|job-template|persistent-pod-state|pod-probe-marker|pod-unavailable-budget|resource-distribution|sidecarset|united-deployment)\.ts$/,
  'admission-kubernetes':
    /^src\/admission\/objects\/(?:claim|cron-job|job|limit-range|pod-disruption-budget|replication-controller|resource-quota|statefulset)\.ts$/,
  update: /^src\/(?:rollout\/update|gate\/(?:change|changed-here|versions)|admission\/pod-update-request)\.ts$/,
  gitops: /^src\/render\/gitops\.ts$/,
  base: /^src\/doors\/base\/(?:git|mirror|overlay)\.ts$/,
  fix: /^src\/doors\/fix\.ts$/,
  upgrade: /^src\/doors\/upgrade\.ts$/,
  described: /^src\/doors\/described\.ts$/,
  simulate: /^src\/doors\/simulate\.ts$/,
  explain: /^src\/doors\/explain\.ts$/,
}

/** The functions of Node that src/ has from modules which take their time to load. */
export const lazyBuiltins = {
  'node:child_process': functions('execFileSync', 'spawnSync'),
  'node:crypto': functions('createHash', 'randomBytes', 'randomUUID'),
}

/** A module of functions that load `file` when they are called; `exported` is how each is named here and there, and what it is. */
export function facade(file, exported) {
  const lines = exported.map(({ name, there, isClass }) =>
    isClass
      ? `export function ${name}(...given) { return new (part().${there})(...given) }`
      : `export function ${name}(...given) { return part().${there}(...given) }`,
  )
  return `let loaded\nfunction part() { return loaded ??= require('${file}') }\n${lines.join('\n')}\n`
}

/** Whether what the module at `path` exports as `name` is a class; an error where it is no function either. */
export function isClass(path, name) {
  const text = readFileSync(join(root, path), 'utf8')
  const [, from] = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\} from '(.*)\\.js'`, 'm').exec(text) ?? []
  if (from) return isClass(posix.join(posix.dirname(path), `${from}.ts`), name)
  const [, what] = new RegExp(`^export (?:async )?(function|class)\\*? ${name}\\b`, 'm').exec(text) ?? []
  if (what) return what === 'class'
  throw new Error(`${path} is loaded on use, and what it exports as ${name} is no function`)
}

function functions(...names) {
  return names.map((name) => ({ name, there: name, isClass: false }))
}
