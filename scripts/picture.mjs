#!/usr/bin/env node
// Writes docs/summary.png: the summary of examples/pull-request as a browser shows it in GitHub's style sheet. By hand:
// `node scripts/picture.mjs`, with Chromium at $CHROMIUM or /usr/bin/chromium.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marked } from 'marked'

const root = join(import.meta.dirname, '..')
const browser = process.env.CHROMIUM || '/usr/bin/chromium'
const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-picture-'))

try {
  const require = createRequire(import.meta.url)
  const style = readFileSync(require.resolve('github-markdown-css/github-markdown-light.css'), 'utf8')
  const page = join(folder, 'summary.html')
  const around = 'body { margin: 24px 32px; background: white } .markdown-body { font-size: 14px; max-width: 1012px }'
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>${style}${around}</style><article class="markdown-body">${marked.parse(summary())}</article>`,
  )
  const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking']
  const picture = join(root, 'docs/summary.png')
  const shown = [
    `--user-data-dir=${join(folder, 'profile')}`,
    `--screenshot=${picture}`,
    '--window-size=1100,1240',
    page,
  ]
  execFileSync(browser, [...quiet, ...shown], { stdio: 'inherit' })
} finally {
  rmSync(folder, { recursive: true })
}

/** The summary as the action writes it; it has findings, so that the exit code is 1. */
function summary() {
  const file = join(folder, 'summary.md')
  const args = ['check', 'examples/pull-request', '--base', 'examples.base/pull-request', '--format', 'markdown']
  execFileSync(process.execPath, [join(root, 'dist/cli.js'), ...args, '--output', file, '--fail-on', 'never'], {
    cwd: root,
  })
  return readFileSync(file, 'utf8')
}
