import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentOf } from './page.js'

/** Chromium, as Debian installs it. */
export const browser = process.env.CHROMIUM || '/usr/bin/chromium'
export const hasBrowser = existsSync(browser)

/** What `measure` makes of the page of a text in a window of GitHub's width: its value, through JSON. */
export function measured<T>(markdown: string, measure: () => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'kruise-preflight-browser-'))
  try {
    const page = join(folder, 'page.html')
    const script = `<script type="module">const found = (${measure})(); document.body.textContent = 'found' + encodeURIComponent(JSON.stringify(found)) + 'found'</script>`
    writeFileSync(page, documentOf(markdown, script))
    const quiet = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--disable-background-networking',
    ]
    const dom = execFileSync(
      browser,
      [...quiet, `--user-data-dir=${join(folder, 'profile')}`, '--window-size=1012,900', '--dump-dom', page],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
    )
    return JSON.parse(decodeURIComponent(/found(.*?)found/.exec(dom)![1]!)) as T
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
