import { describe, expect, test } from 'vitest'
import { Reading, reply } from '../../src/cluster/reading.js'
import { profile, release } from './facts.js'

describe('Reading', () => {
  test('answers as the cluster does and remembers each question once, in order', () => {
    const one = profile('1.32.0', '1.7.4', { knows: ['PriorityClass'], hostNamespace: 'tenant' })
    const reading = new Reading({ profile: one })
    expect(reading.holds('clears')).toBe(false)
    expect(reading.enabled('Resize')).toBe(true)
    expect(reading.kruiseEnabled('Late')).toBe(false)
    expect(reading.say('worded', { a: 1 })).toBe('new 1')
    expect(reading.say('worded', { a: 2 })).toBe('new 2')
    expect(reading.lookup('number')).toBe(2)
    expect(reading.installed('vcluster')).toBe(false)
    expect(reading.closed('PriorityClass')).toBe(true)
    expect(reading.hostNamespace).toBe('tenant')
    expect(reading.host).toBeUndefined()
    expect(reading.library('kruise').holds('young')).toBe(false)
    expect(reading.library('kruise').enabled('Sidecars')).toBe(true)
    expect(reading.library('kruise').say('worded', { a: 3 })).toBe('old 3')
    expect(reading.holds('clears')).toBe(false)
    expect([...reading.asked]).toEqual([
      ['holds:clears', false],
      ['enabled:Resize', true],
      ['kruiseEnabled:Late', false],
      ['wording:worded', 'new {a}'],
      ['lookup:number', 2],
      ['installed:vcluster', false],
      ['closed:PriorityClass', true],
      ['hostNamespace:', 'tenant'],
      ['hosted:', false],
      ['library/kruise/holds:young', false],
      ['library/kruise/enabled:Sidecars', true],
      ['library/kruise/wording:worded', 'old {a}'],
    ])
    for (const [key, value] of reading.asked) expect(reply({ profile: one }, key)).toBe(value)
  })

  test('questions to the host are its own', () => {
    const host = profile('1.28.0', '1.8.0')
    const guest = profile('1.32.0', undefined, { host, vcluster: release('vcluster', '0.22.1') })
    const cell = { profile: guest, answer: (key: string) => `guest ${key}` }
    const cells = { ...cell, host: { profile: host, answer: (key: string) => `host ${key}` } }
    const reading = new Reading(cells)
    expect([reading.holds('immutable'), reading.host?.holds('immutable')]).toEqual([true, false])
    expect([reading.ask('a:b/c'), reading.host?.ask('a:b/c')]).toEqual(['guest a:b/c', 'host a:b/c'])
    expect(reading.host?.library('kruise').holds('young')).toBe(true)
    expect(reading.host).toBe(reading.host)
    expect([...reading.asked]).toEqual([
      ['holds:immutable', true],
      ['hosted:', true],
      ['host/holds:immutable', false],
      ['ask:a:b/c', 'guest a:b/c'],
      ['host/ask:a:b/c', 'host a:b/c'],
      ['host/library/kruise/holds:young', true],
    ])
    for (const [key, value] of reading.asked) expect(reply(cells, key)).toBe(value)
  })

  test('a host that is known by its profile alone', () => {
    const guest = profile('1.32.0', undefined, { host: profile('1.28.0') })
    expect(new Reading({ profile: guest }).host?.holds('immutable')).toBe(false)
  })

  test('the answer of a room is taken once', () => {
    let times = 0
    const reading = new Reading({ profile: profile('1.32.0') })
    const look = () => reading.ask('classes', () => [++times])
    expect(look()).toBe(look())
    expect(times).toBe(1)
  })

  test('questions that have no answer', () => {
    const one = profile('1.32.0')
    expect(() => new Reading({ profile: one }).ask('x')).toThrow('the cell of 1.32.0/none answers no questions')
    expect(() => reply({ profile: one }, 'host/holds:clears')).toThrow('1.32.0/none has no host')
    expect(() => reply({ profile: one }, 'what:now')).toThrow('"what:now" is no question to a cluster')
    expect(() => new Reading({ profile: one }).library('kruise').holds('young')).toThrow('has no kruise')
  })
})
