import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { audit } from '../src/doors/audit.js'
import { auditMarkdown } from '../src/report/audit.js'

vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs/audit.md')

it('docs/audit.md shows what an audit of examples says', async () => {
  const folders = ['fields', 'priority', 'priority-classes', 'qos', 'resize', 'volumes', 'webhooks'].map((name) => ({
    name,
    cwd: join(root, 'examples', name),
  }))
  const { audit: found } = await audit({ folders, today: '2026-11-22' })
  const [said] = auditMarkdown(found).split('\n<details>')
  const page = readFileSync(file, 'utf8')
  const shown = page.replace(/(?<=^```markdown\n).*?(?=^```$)/ms, () => said as string)
  if (process.env.UPDATE === '1') writeFileSync(file, shown)
  else expect(page).toBe(shown)
})
