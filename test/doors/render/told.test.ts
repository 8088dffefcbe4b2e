import { expect, it } from 'vitest'
import { logProgress } from '../../../src/doors/progress.js'
import { Told } from '../../../src/doors/render/told.js'

function log() {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const progress = logProgress({ now: () => 0, write }, { after: 0, times: false })
  return { lines, progress, told: new Told(progress) }
}

it('counts each root once, whatever is asked for on both sides', () => {
  const { lines, progress, told } = log()
  for (const _ of ['head', 'base']) {
    told.ask('kustomizations', ['a', 'b'])
    for (const each of ['a', 'b']) told.begin(each)
    told.ask('charts', [])
  }
  progress.end()
  expect(lines).toEqual(['Rendered 2 kustomizations.\n'])
})

it('names both kinds, leaves out what a change does not reach, and says what was not rendered', () => {
  const { lines, progress, told } = log()
  told.ask('kustomizations', ['a', 'b'])
  told.begin('a')
  told.ask('charts', ['c', 'd'])
  told.begin('c')
  for (const each of ['c', 'd']) told.leave(each)
  told.begin('c')
  progress.end()
  expect(lines).toEqual(['Rendered 2 of 3 kustomizations and charts.\n'])
})

it('says nothing where no program renders, and one is one', () => {
  const none = log()
  none.told.ask('kustomizations', ['a'])
  none.progress.end()
  expect(none.lines).toEqual([])
  const one = log()
  one.told.ask('charts', ['a'])
  one.told.begin('a')
  one.progress.end()
  expect(one.lines).toEqual(['Rendered 1 chart.\n'])
  const left = log()
  left.told.ask('kustomizations', ['a'])
  left.told.ask('charts', ['b'])
  left.told.begin('a')
  left.told.leave('b')
  left.progress.end()
  expect(left.lines).toEqual(['Rendered 1 kustomization.\n'])
})
