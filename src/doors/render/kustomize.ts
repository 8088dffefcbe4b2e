import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceFile } from '../../source/document.js'
import { environmentAt, type Limits, programIn, run } from './program.js'

/** A program that builds kustomizations. */
export interface Kustomize {
  /** `kustomize build` or `kubectl kustomize`. */
  readonly by: string
  /** As it says itself: `v5.8.1`; '' where it does not say. */
  readonly version: string
  /** Builds the folder of a kustomization out of these files; all of them, as there are no others. */
  build(folder: string, files: Iterable<SourceFile>): Built
}

/** What became of a build: the objects, each with an annotation of the file that it comes from, and how such names begin; or why there are none. */
export type Built =
  | { readonly output: string; readonly from: string }
  /** Kustomize's own words. */
  | { readonly refused: string }
  /** Why it was stopped. */
  | { readonly stopped: string }

const LIMITS: Limits = { time: 20_000, output: 32 * 1024 * 1024 }

/** The program on the PATH; undefined without one. It is looked for in absolute folders alone: none of a checkout's is run. */
export function kustomizeOnPath(search = process.env.PATH ?? '', limits = LIMITS): Kustomize | undefined {
  for (const [name, args, asked] of PROGRAMS) {
    const program = programIn(search, name)
    if (program === undefined) continue
    const said = run(program, asked, { cwd: tmpdir(), env: environmentAt(tmpdir()), limits })
    const words = 'stopped' in said ? '' : said.stdout
    return {
      by: `${name} ${args[0]}`,
      version:
        /\bv\d+\.\d+\.\d+[\w.+-]*/.exec(
          name === 'kubectl' ? (/^Kustomize Version:.*$/m.exec(words)?.[0] ?? '') : words,
        )?.[0] ?? '',
      build: (folder, files) => build(program, args, folder, files, limits),
    }
  }
  return undefined
}

const PROGRAMS = [
  ['kustomize', ['build'], ['version']],
  ['kubectl', ['kustomize'], ['version', '--client']],
] as const

function build(
  program: string,
  args: readonly string[],
  folder: string,
  files: Iterable<SourceFile>,
  limits: Limits,
): Built {
  const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), 'kruise-preflight-')))
  try {
    const [home, tree, above] = ['home', 'tree', 'build'].map((each) => path.join(temporary, each)) as [
      string,
      string,
      string,
    ]
    for (const each of [home, tree, above]) mkdirSync(each)
    const all = [...files]
    // Files may lie above the working directory, never above the folder that is removed.
    const ups = Math.max(...all.map((file) => /^(?:\.\.\/)*/.exec(file.path)![0].length / 3))
    const from = ['tree', ...Array<string>(ups).fill('up')].join('/')
    for (const file of all) {
      const to = path.join(temporary, from, file.path)
      mkdirSync(path.dirname(to), { recursive: true })
      writeFileSync(to, file.text)
    }
    // Built from above, so that it tells where each object comes from while the kustomization stays as it is.
    const text = `resources: [${JSON.stringify(`../${from}/${folder}`)}]\nbuildMetadata: [originAnnotations]\n`
    writeFileSync(path.join(above, 'kustomization.yaml'), text)
    const builtAt = (at: string): Built => {
      const ran = run(program, [...args, at], { cwd: temporary, env: environmentAt(home), limits })
      if ('stopped' in ran) return ran
      if (ran.status === 0) return { output: ran.stdout, from: `../${from}` }
      return { refused: said(ran.stderr, path.join(temporary, from, path.sep)) }
    }
    const built = builtAt('build')
    // From above it would speak of what is above too.
    return 'refused' in built ? builtAt(path.join(from, folder)) : built
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** What it says of a mistake, without the folder that the files were copied to, and without the text of a patch, which may hold anything. */
function said(stderr: string, tree: string): string {
  const plain = stderr.replaceAll(tree, '').replaceAll(tree.slice(0, -1), '.').trim()
  // Kubectl logs it, as a quoted text or, of several lines, between angle brackets.
  const block = /^E\d{4} .*?"command failed" err=<\n([\s\S]*?)\n ?>/m.exec(plain)?.[1]?.replace(/^\t/gm, '')
  const [, logged] = /^E\d{4} .*?"command failed" err="((?:[^"\\]|\\.)*)"/m.exec(plain) ?? []
  const quoted = logged?.replace(/\\(["\\])/g, '$1').replaceAll('\\n', '\n')
  const words = (block ?? quoted ?? plain).replace(/^(?:# Warning: .*\n)+/, '').replace(/^error:\s*/i, '')
  const quiet = words.replace(/((?:patch(?:es)?(?: from)?|with config:) *)(?:`[^`]*`|\[[\s\S]*\])/g, '$1[…]')
  return quiet.length > MOST ? `${quiet.slice(0, MOST)}…` : quiet
}

const MOST = 1000
