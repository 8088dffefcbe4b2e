import { expect, test } from 'vitest'
import { basisWords } from '../../src/report/basis.js'
import { renderMarkdown } from '../../src/report/markdown.js'
import { finding, report } from './sample.js'

const words = (level: 'recorded' | 'source', evidence: string[]) => basisWords(finding({ basis: { level, evidence } }))

test('of what was recorded the cases are named, else the source', () => {
  expect(words('recorded', ['recorded: a01, a09', 'kubernetes@v1.28.15 admission.go:189'])).toBe('recorded (a01, a09)')
  expect(words('recorded', ['kubernetes@v1.28.15 admission.go:189'])).toBe(
    'recorded (kubernetes@v1.28.15 admission.go:189)',
  )
  expect(words('source', ['recorded: a01', 'admission.go:189'])).toBe('source (recorded: a01, admission.go:189)')
  expect(words('source', ['a', 'b', 'c', 'd', 'e'])).toBe('source (a, b, c and 2 more)')
  expect(words('source', [])).toBe('source')
})

test('the summary says it as the text does', () => {
  const evidence = ['recorded: a01, a09', 'kubernetes@v1.28.15 admission.go:189']
  const markdown = renderMarkdown(report({ findings: [finding({ basis: { level: 'recorded', evidence } })] }))
  expect(markdown).toContain('**Known** recorded (a01, a09)\n')
})
