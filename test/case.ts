import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Checked } from '../src/index.js'
import type { SourceFile } from '../src/source/document.js'

/** The name that findings give to a case's configuration. */
export const CONFIG = '.github/kruise-preflight.yml'

/** A situation that a rule speaks of, or does not: test/cases/RULE/NAME.yaml, with NAME.out exactly where it reports. */
export interface Case extends Parts {
  readonly rule: string
  readonly name: string
  /** The whole file. */
  readonly text: string
  /** What the text report prints of it, undefined for nothing. */
  readonly out: string | undefined
  /** The files as they were, of a case that shows a change: NAME.base.yaml. */
  readonly base?: readonly SourceFile[]
}

/** What the file of a case holds. Every part keeps the lines that it has there. */
export interface Parts {
  /** What the case shows, in a sentence. */
  readonly title: string
  readonly config: string
  readonly files: readonly SourceFile[]
}

/** How the name of a case's old side ends. It stands for the file of the case itself. */
export const BASE = '.base.yaml'

/** The cases in a folder, in one order on every system. */
export function casesIn(folder: string): Case[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const read = (path: string) => readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
  return paths
    .filter((path) => path.endsWith('.yaml') && !path.endsWith(BASE))
    .sort()
    .map((path) => {
      const [rule = '', file = ''] = path.split('/')
      const out = path.replace(/yaml$/, 'out')
      const text = read(path)
      const name = file.slice(0, -'.yaml'.length)
      const before = path.replace(/\.yaml$/, BASE)
      const base = paths.includes(before) ? filesIn(read(before).split('\n'), file) : undefined
      const parts = { ...partsOf(text, file), ...(base && { base }) }
      return { rule, name, text, out: paths.includes(out) ? read(out) : undefined, ...parts }
    })
}

/**
 * The parts of a case. It begins with a comment: what it shows, then a configuration. A line `# file: NAME` begins
 * another file. Throws where the comment holds no configuration.
 */
export function partsOf(text: string, name: string): Parts {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('#') || FILE.test(line))
  const from = lines.slice(0, end).findIndex((line) => /^# (defaults|environments|clusters|rules):/.test(line))
  if (from < 0) throw new Error(`${name}: its first comment holds no clusters`)
  const uncommented = (some: readonly string[]) => some.map((line) => line.replace(/^# ?/, ''))
  return {
    title: uncommented(lines.slice(0, from)).join(' '),
    config: [...blank(from), ...uncommented(lines.slice(from, end))].join('\n'),
    files: filesIn(lines, name, end),
  }
}

/** The files in the lines of one, whose first `before` lines are no file's. */
function filesIn(lines: readonly string[], name: string, before = 0): SourceFile[] {
  const starts = lines.flatMap((line, at) => (FILE.test(line) ? [at] : []))
  const first = { path: name, text: lines.slice(0, starts[0]).join('\n') }
  const named = starts.map((at, index) => ({
    path: FILE.exec(lines[at] ?? '')?.[1] ?? '',
    text: [...blank(at + 1), ...lines.slice(at + 1, starts[index + 1])].join('\n'),
  }))
  return [...((starts[0] ?? lines.length) > before ? [first] : []), ...named]
}

const FILE = /^# file: (\S+)$/

function blank(count: number): string[] {
  return Array.from({ length: count }, () => '')
}

/** Judges files with a configuration as the CLI does in the folder that holds them. */
export async function judge(
  check: (options: {
    cwd: string
    paths: string[]
    clusters: string[]
    render: 'on-path'
    base?: string
  }) => Promise<Checked>,
  config: string,
  files: readonly SourceFile[],
  before?: readonly SourceFile[],
): Promise<Checked> {
  const folder = await mkdtemp(join(tmpdir(), 'kruise-preflight-case-'))
  const [cwd, base] = [join(folder, 'head'), join(folder, 'base')]
  const put = async (root: string, { path, text }: SourceFile) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  try {
    for (const file of [...files, { path: CONFIG, text: config }]) await put(cwd, file)
    for (const file of before ?? []) await put(base, file)
    return await check({ cwd, paths: [], clusters: [], render: 'on-path', ...(before && { base }) })
  } finally {
    await rm(folder, { recursive: true })
  }
}
