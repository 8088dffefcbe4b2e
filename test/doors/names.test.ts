import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG, folder, left, run, seen, tooHigh } from './folder.js'

test.skipIf(process.platform !== 'linux')(
  'a file whose name is no UTF-8 is said, and the others are checked',
  async () => {
    const cwd = folder({ [CONFIG]: 'clusters: [{ name: prod, kubernetes: 1.32 }]\n', 'a.yaml': tooHigh })
    writeFileSync(Buffer.concat([Buffer.from(join(cwd, 'caf')), Buffer.from([0xe9]), Buffer.from('.yaml')]), tooHigh)
    const checked = await run(cwd)
    expect(seen(checked)).toEqual(['a.yaml:4:1 priority-class-value-too-high [prod]'])
    expect(left(checked)).toContain('caf\uFFFD.yaml:1 its name is no UTF-8')
  },
)
