// What this software reaches outside of its process, file by file: SECURITY.md says it in words. Whatever is added here is added there.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const src = path.join(root, 'src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .sort()
const texts = new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]))
const security = readFileSync(path.join(root, 'SECURITY.md'), 'utf8')

/** The files in whose code the pattern stands, with what stands there. */
function where(pattern: RegExp): Record<string, string[]> {
  const found = [...texts].map(([file, text]) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return [file, [...new Set([...code.matchAll(pattern)].map(([all, one]) => one ?? all))].sort()] as const
  })
  return Object.fromEntries(found.filter(([, all]) => all.length > 0))
}

/** What is imported from a module, by file. */
function imported(module: string): Record<string, string[]> {
  const lists = where(new RegExp(`import(?: type)? (?:\\{([^}]*)\\}|[^{}']*) from '${module}'`, 'g'))
  const names = (list: string) =>
    list.split(',').flatMap(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] || [],
    )
  return Object.fromEntries(Object.entries(lists).map(([file, all]) => [file, all.flatMap(names).sort()]))
}
const union = (all: Record<string, string[]>) => [...new Set(Object.values(all).flat())].sort()

describe('outside of the process', () => {
  it('these programs are started: git, helm, and kustomize or kubectl', () => {
    expect(imported('node:child_process')).toEqual({
      'doors/render/program.ts': ['spawnSync'],
      'github/git-command.ts': ['execFileSync'],
    })
    expect(where(/\bspawnSync\(([^,)]*)/g)).toEqual({ 'doors/render/program.ts': ['program'] })
    expect(where(/(?<!function )\brun\((program)/g)).toEqual({
      'doors/render/helm.ts': ['program'],
      'doors/render/kustomize.ts': ['program'],
    })
    expect(where(/\bprogramIn\(search, ([^)]*)/g)).toEqual({
      'doors/render/helm.ts': ["'helm'"],
      'doors/render/kustomize.ts': ['name'],
    })
    expect(where(/^const PROGRAMS = [\s\S]*?^\] as const/gm)).toEqual({
      'doors/render/kustomize.ts': [
        `const PROGRAMS = [\n  ['kustomize', ['build'], ['version']],\n  ['kubectl', ['kustomize'], ['version', '--client']],\n] as const`,
      ],
    })
    expect(where(/\bexecFileSync\(([^,)]*)/g)).toEqual({ 'github/git-command.ts': ["'git'"] })
    expect(imported('node:net')).toEqual({ 'admission/validation/dns.ts': ['isIP', 'isIPv4'] })
    const known = [
      'buffer',
      'child_process',
      'crypto',
      'fs',
      'fs/promises',
      'net',
      'os',
      'path',
      'process',
      'url',
      'util',
      'zlib',
    ]
    expect(union(where(/'node:([^']+)'/g)).filter((each) => !known.includes(each))).toEqual([])
    expect(where(/\beval\(|\bnew Function\b|\bprocess\.binding\b|\bcreateRequire\b|(?<![\w.])require\(/g)).toEqual({})
  })

  it('git reads, and is asked for nothing else', () => {
    const asked = [...union(where(/\bgit\(\[\s*'([a-z-]+)'/g)), ...union(where(/\bconst diff = \['([a-z-]+)'/g))]
    expect([...new Set(asked)].sort()).toEqual(['cat-file', 'diff', 'ls-files', 'ls-tree', 'merge-base', 'rev-parse'])
  })

  it('files are written in these places', () => {
    const reading = /^(?:access|close|exists|fstat|lstat|open|read|readdir|readFile|readlink|realpath|stat)(?:Sync)?$/
    const isType = (name: string) => /^[A-Z]/.test(name) || name === 'constants'
    const writing = (module: string) =>
      Object.fromEntries(
        Object.entries(imported(module))
          .map(([file, names]) => [file, names.filter((name) => !reading.test(name) && !isType(name))] as const)
          .filter(([, names]) => names.length > 0),
      )
    expect({ ...writing('node:fs'), ...writing('node:fs/promises') }).toEqual({
      'action/files.ts': ['mkdirSync', 'mkdtempSync', 'writeFileSync'],
      'action/tell.ts': ['appendFile'],
      'doors/fix/files.ts': ['chmodSync', 'chownSync', 'renameSync', 'rmSync', 'writeFileSync'],
      'doors/init.ts': ['mkdirSync', 'writeFileSync'],
      'doors/outputs.ts': ['renameSync', 'rmSync', 'writeFileSync'],
      'doors/render/helm.ts': ['mkdirSync', 'mkdtempSync', 'rmSync', 'writeFileSync'],
      'doors/render/kustomize.ts': ['mkdirSync', 'mkdtempSync', 'rmSync', 'writeFileSync'],
    })
    // And nobody takes the whole module, or opens a file to write.
    expect(where(/import (?:\* as )?\w+,? from 'node:fs(?:\/promises)?'|import\('node:fs/g)).toEqual({})
    expect(where(/\bopenSync\((?:[^,()]|\([^()]*\))*, ([^)]*)\)/g)).toEqual({ 'doors/disk.ts': ["'r'"] })
    expect(where(/\bO_(?:WRONLY|RDWR|CREAT|TRUNC|APPEND)\b/g)).toEqual({})
  })

  it('one host is asked: that of GITHUB_API_URL', () => {
    expect(where(/\bfetch\(|\bWebSocket\b|\bEventSource\b|\bXMLHttpRequest\b|new GitHub\(/g)).toEqual({
      'github/client.ts': ['new GitHub('],
    })
    expect(where(/\bbaseUrl: [^,:;]*(?::\/\/[^,']*')/g)).toEqual({
      'action/connect.ts': ["baseUrl: env.GITHUB_API_URL || 'https://api.github.com'"],
    })
  })

  it('these variables of the environment are read', () => {
    const read = [
      ...union(where(/\b(?:env|process\.env)\.([A-Z_]+)/g)),
      ...union(where(/\{([A-Z_:\w ,]+)\} = (?:process\.)?env\b/g)).flatMap(
        (each) => each.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
      ),
    ]
    expect([...new Set(read)].sort()).toEqual([
      ...[
        'FORCE_COLOR',
        'GITHUB_ACTION',
        'GITHUB_ACTIONS',
        'GITHUB_API_URL',
        'GITHUB_ENV',
        'GITHUB_EVENT_NAME',
        'GITHUB_EVENT_PATH',
      ],
      ...['GITHUB_JOB', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_SERVER_URL', 'GITHUB_SHA', 'GITHUB_STEP_SUMMARY'],
      ...['GITHUB_WORKFLOW', 'GITHUB_WORKSPACE', 'NO_COLOR', 'PATH', 'RUNNER_TEMP', 'TERM'],
    ])
    // The rest by a name that is computed: what the job has used of its annotations, and git's own environment.
    expect(where(/\bprocess\.env\[[^\]]*\]|Object\.\w+\(process\.env\)/g)).toEqual({
      'action/job.ts': ['process.env[NAMES[what]'],
      'github/git-command.ts': ['Object.entries(process.env)'],
    })
  })

  it('is as SECURITY.md says', () => {
    const commands = ['cat-file', 'diff', 'ls-files', 'ls-tree', 'merge-base', 'rev-parse']
    for (const each of [
      ...commands,
      'GITHUB_API_URL',
      'RUNNER_TEMP',
      'GITHUB_STEP_SUMMARY',
      'GITHUB_OUTPUT',
      'GITHUB_ENV',
    ])
      expect(security).toContain(`\`${each}\``)
  })
})
