// The summary and the comment in a browser, in GitHub's style and width.
import { describe, expect, test } from 'vitest'
import { renderComment } from '../../src/report/comment.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { browser, hasBrowser, measured } from './browser.js'
import { cluster, finding, report } from './sample.js'

if (!hasBrowser) console.log(`skipped: how summaries look, for ${browser} is not there; apt-get install chromium`)

const names = [
  'prod-eu-west-1',
  'prod-us-east-1',
  'prod-ap-south',
  'staging-eu',
  'staging-us',
  'dev-eu',
  'dev-us',
  'ci',
]
const clusters = names.map((name) => cluster(name, { environment: name.replace(/-.*/, '') }))
const long = 'a/rather/deep/folder/of/manifests/with/a-name-that-somebody-found-good/deployment.yaml'
const eight = report({
  clusters,
  findings: Array.from({ length: 8 }, (_, at) =>
    finding({ line: at + 1, file: at % 2 ? long : 'spread.yaml', clusters: names }),
  ),
  rollout: names.map((name) => ({
    object: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name },
    file: 'web.yaml',
    line: 1,
    pods: 6,
    clusters: names.slice(0, 6),
    outcome: 'stuck',
    because: '',
    refusal: { by: 'PodValidation', message: 'spec: Forbidden: pod updates may not change fields other than spec.x' },
    runs: ['web: image a -> b'],
  })),
})

declare const document: any

/** Runs in the browser. */
function look() {
  const root = document.documentElement
  const boxes = [...document.querySelectorAll('table')]
  const folds = [...document.querySelectorAll('details')]
  const verdict = document.querySelector('h2, p')!.getBoundingClientRect()
  const states = folds.map((fold) => {
    const shows = () => fold.getBoundingClientRect().height
    const closed = shows()
    fold.querySelector('summary')!.click()
    const opened = shows()
    const wide = root.scrollWidth
    fold.querySelector('summary')!.click()
    return { opens: opened > closed, closes: shows() === closed, fits: wide <= root.clientWidth }
  })
  return {
    width: root.clientWidth,
    overflow: root.scrollWidth - root.clientWidth,
    tables: boxes.map((table) => table.scrollWidth - table.clientWidth),
    verdict: verdict.bottom,
    headings: [...document.querySelectorAll('h2, h3')].map((heading) => heading.textContent),
    firstTable: boxes[0]?.getBoundingClientRect().top,
    folds: states.filter((each) => !(each.opens && each.closes && each.fits)).length,
    count: folds.length,
  }
}

describe.runIf(hasBrowser)('in a browser', () => {
  test('eight clusters fit the width of a page, the verdict is seen first, and what is folded opens and closes', () => {
    const headings = ['What this change does', 'Why, and what to do']
    const summary = measured(renderMarkdown(eight), look)
    expect(summary).toMatchObject({ width: 1012, overflow: 0, tables: [0, 0], folds: 0, count: 9 })
    expect(summary.headings).toEqual(['Kruise Preflight: 8 errors in 4 documents, for 8 clusters', ...headings])
    expect(summary.verdict).toBeLessThan(80)
    expect(summary.firstTable).toBeLessThan(100)
    const comment = measured(renderComment(eight), look)
    expect(comment).toMatchObject({ overflow: 0, tables: [0, 0], folds: 0, count: 9, headings })
    expect(comment.verdict).toBeLessThan(60)
  }, 120_000)

  test('200 clusters, names without a break and 300 findings of long words make no page wider, and every rule opens', () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      cluster(`${'x'.repeat(60)}${at}`, { environment: `e${at % 30}` }),
    )
    const findings = Array.from({ length: 300 }, (_, at) =>
      finding({
        ruleId: `rule-${at % 3}`,
        line: at + 1,
        message: 'y'.repeat(400),
        clusters: many.slice(0, at).map(({ name }) => name),
      }),
    )
    const found = measured(renderMarkdown(report({ clusters: many, findings })), look)
    expect(found.overflow).toBe(0)
    expect(found.headings).toEqual([
      'Kruise Preflight: 300 errors in 4 documents, for 200 clusters',
      'Why, and what to do',
    ])
  }, 120_000)
})
