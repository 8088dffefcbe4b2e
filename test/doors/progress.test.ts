import { describe, expect, it } from 'vitest'
import { type LogOptions, logProgress, progressOn, type Shown, terminalProgress } from '../../src/doors/progress.js'
import { asOne, eachOf, JUDGING, JUDGING_FIXED, numbered, READING, TRYING_FIXES } from '../../src/progress.js'
import { screen } from '../screen.js'

/** A pretend clock, and all that was written, each time. */
function place() {
  const written: string[] = []
  let time = 500
  return {
    written,
    at: (milliseconds: number) => {
      time = 500 + milliseconds
    },
    now: () => time,
    write: (text: string) => void written.push(text),
  }
}

describe('a line on a terminal', () => {
  const shown = (columns = 80) => {
    const own = place()
    return { ...own, progress: terminalProgress(own, () => columns) }
  }

  it('comes after a second, stands a tenth of one, and goes', () => {
    const { at, written, progress } = shown()
    progress.stage(JUDGING)
    at(999)
    progress.step(1, 5310, 'objects on 11 clusters')
    expect(written).toEqual([])
    at(1000)
    progress.step(1240, 5310, 'objects on 11 clusters')
    at(1099)
    progress.step(1300, 5310, 'objects on 11 clusters')
    at(1100)
    progress.step(1301, 5310, 'objects on 11 clusters')
    expect(written).toEqual([
      '\rJudging 1,240 of 5,310 objects on 11 clusters\x1b[K',
      '\rJudging 1,301 of 5,310 objects on 11 clusters\x1b[K',
    ])
    expect(screen(written.join(''))).toEqual(['Judging 1,301 of 5,310 objects on 11 clusters'])
    progress.end()
    expect(written.slice(2)).toEqual(['\r\x1b[K'])
    expect(screen(written.join(''))).toEqual([''])
    progress.end()
    expect(written).toHaveLength(3)
  })

  it('leaves nothing of a longer one before it', () => {
    const { at, written, progress } = shown()
    progress.stage(TRYING_FIXES)
    at(1000)
    progress.step(5309, 5310, 'objects on 11 clusters')
    progress.stage(READING)
    at(2000)
    progress.step(1, 2, 'files')
    expect(screen(written.join(''))).toEqual(['Reading 1 of 2 files'])
  })

  it.each([
    [30, 'Judging 1,240 of 5,310 object'],
    [46, 'Judging 1,240 of 5,310 objects on 11 clusters'],
    [45, 'Judging 1,240 of 5,310 objects on 11 cluster'],
    [1, ''],
  ])('is cut to %i columns, without the last', (columns, line) => {
    const { at, written, progress } = shown(columns)
    progress.stage(JUDGING)
    at(1000)
    progress.step(1240, 5310, 'objects on 11 clusters')
    expect(written).toEqual([`\r${line}\x1b[K`])
  })

  it('is not written where a run is quick', () => {
    const { at, written, progress } = shown()
    progress.stage(JUDGING)
    progress.step(1, 1, 'object on 1 cluster')
    at(900)
    progress.end()
    expect(written).toEqual([])
  })

  it('says of several which one is worked on, and how far that is', () => {
    const { at, written, progress } = shown()
    const each = eachOf(progress, JUDGING, 12, 'configurations')
    const third = each(2)
    third.stage(TRYING_FIXES)
    at(1000)
    third.step(1240, 5310, 'objects on 3 clusters')
    at(2000)
    each(3)
    expect(written).toEqual([
      '\rJudging 3 of 12 configurations: trying fixes on 1,240 of 5,310 objects on 3 clusters\x1b[K'.slice(0, 80) +
        '\x1b[K',
      '\rJudging 4 of 12 configurations\x1b[K',
    ])
  })
})

describe('the lines of a log', () => {
  const shown = (options: LogOptions = { after: 1000, times: true }) => {
    const own = place()
    return { ...own, progress: logProgress(own, options) }
  }
  const work = ({ at, progress }: { at(time: number): void; progress: Shown }, slow = 1) => {
    progress.stage(READING)
    progress.step(1, 2, 'files')
    progress.step(2, 2, 'files')
    at(400 * slow)
    progress.stage(JUDGING)
    progress.step(1, 1200, 'objects on 1 cluster')
    progress.step(1200, 1200, 'objects on 1 cluster')
    at(900 * slow)
    progress.stage(TRYING_FIXES)
    at(999 * slow)
  }

  it('stay unsaid where a run takes less than a second', () => {
    const log = shown()
    work(log)
    log.progress.end()
    expect(log.written).toEqual([])
  })

  it('are said where it takes longer, a line for each stage that did something', () => {
    const log = shown()
    work(log, 80)
    expect(log.written).toEqual(['Read 2 files in 32.0 s.\n', 'Judged 1,200 objects on 1 cluster in 40.0 s.\n'])
    log.progress.end()
    expect(log.written).toHaveLength(2)
  })

  it('are said all together where the second passes later', () => {
    const log = shown()
    work(log)
    log.progress.step(3, 3, 'objects on 1 cluster')
    log.at(1000)
    log.progress.end()
    expect(log.written).toEqual([
      'Read 2 files in 0.4 s.\nJudged 1,200 objects on 1 cluster in 0.5 s.\nTried fixes on 3 objects on 1 cluster in 0.1 s.\n',
    ])
  })

  it('say how far a stage came that was not brought to its end', () => {
    const log = shown()
    log.progress.stage(READING)
    log.progress.step(7, 40, 'files')
    log.at(1000)
    log.progress.end()
    expect(log.written).toEqual(['Read 7 of 40 files in 1.0 s.\n'])
  })

  it.each([
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [119_700, '2 min 0 s'],
    [3_725_000, '62 min 5 s'],
  ])('have %i ms as %s', (time, words) => {
    const log = shown()
    log.progress.stage(READING)
    log.progress.step(1, 1, 'file')
    log.at(time)
    log.progress.end()
    expect(log.written).toEqual([`Read 1 file in ${words}.\n`])
  })

  it('come at once and without times where the log has its own', () => {
    const log = shown({ after: 0, times: false })
    work(log)
    expect(log.written).toEqual(['Read 2 files.\n', 'Judged 1,200 objects on 1 cluster.\n'])
  })

  it('are one for a stage that is gone on with, for several that are one, and for parts of one', () => {
    const log = shown({ after: 0, times: false })
    const { progress } = log
    for (const round of [1, 2, 3]) {
      const rounds = asOne(progress, JUDGING_FIXED)
      rounds.stage(READING)
      rounds.step(1, 1, 'file')
      rounds.stage(JUDGING)
      rounds.step(round, 3, 'objects on 1 cluster')
    }
    const each = eachOf(progress, JUDGING, 2, 'configurations')
    for (const at of [0, 1]) {
      const part = each(at)
      part.stage(READING)
      part.step(5, 5, 'files')
    }
    eachOf(progress, JUDGING_FIXED, 1, 'configurations')(0).stage(READING)
    progress.step(1, 1, 'file')
    progress.end()
    expect(log.written).toEqual([
      'Judged the fixed text, 3 objects on 1 cluster.\n',
      'Judged 2 configurations.\n',
      'Read 1 file.\n',
    ])
  })
})

describe('where progress is shown', () => {
  const on = (isTTY: boolean, env: NodeJS.ProcessEnv) => {
    const written: string[] = []
    let time = 0
    const stream = { isTTY, columns: 20, write: (text: string) => written.push(text) }
    const progress = progressOn(stream, env, () => time)
    progress.stage(READING)
    progress.step(1, 40, 'files')
    time = 1100
    progress.step(40, 40, 'files')
    progress.end()
    return written
  }
  const [line, log] = [['\rReading 40 of 40 fi\x1b[K', '\r\x1b[K'], ['Read 40 files in 1.1 s.\n']]

  it.each([
    [true, {}, line],
    [true, { TERM: 'xterm-256color', CI: 'false', NO_COLOR: '1' }, line],
    [true, { TERM: 'dumb' }, log],
    [true, { CI: 'true' }, log],
    [false, { TERM: 'xterm' }, log],
    [true, { KRUISE_PREFLIGHT_PROGRESS: 'never' }, []],
    [false, { KRUISE_PREFLIGHT_PROGRESS: 'never' }, []],
  ])('terminal %s, %o', (isTTY, env, written) => {
    expect(on(isTTY, env)).toEqual(written)
  })
})

it('counts as people do', () => {
  expect([0, 1, 2, 12_345].map((count) => numbered(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
    '12,345 files',
  ])
})
