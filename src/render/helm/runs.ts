import { CLOSE, type Mark, OPEN } from './marks.js'

/** A part of a text that was printed from one place. */
export interface Run {
  readonly start: number
  readonly end: number
  /** Where its first character stands in a template; undefined for what an action printed, or white space. */
  readonly from: { readonly file: number; readonly at: number } | undefined
  readonly within: Scene
}

/** What was at work when something was printed: an action, how often each range around it had turned, and what included it. */
export interface Scene {
  readonly action: { readonly file: number; readonly at: number } | undefined
  /** The turn, from 0, of each range that was entered in here, by {@link turnKey}. */
  readonly turns: ReadonlyMap<string, number>
  readonly outer: Scene | undefined
}

/** A printed text without its marks. */
export interface Runs {
  readonly text: string
  readonly runs: readonly Run[]
}

/** The name of a range in {@link Scene.turns}. */
export function turnKey(file: number, at: number): string {
  return `${file}.${at}`
}

const MARK = /^([tazri])([0-9a-z]+)\.([0-9a-z]+)$/

/** Reads a marked text; undefined where its marks do not pair, so that something cut them. */
export function runsOf(text: string): Runs | undefined {
  const parts: string[] = []
  const runs: Run[] = []
  let length = 0
  let scene: Scene = { action: undefined, turns: new Map(), outer: undefined }
  let from: Run['from']
  const print = (part: string) => {
    if (part === '') return
    parts.push(part)
    runs.push({ start: length, end: length + part.length, from, within: scene })
    length += part.length
  }
  for (let at = 0; ; ) {
    const open = text.indexOf(OPEN, at)
    print(text.slice(at, open < 0 ? text.length : open))
    if (open < 0) break
    const close = text.indexOf(CLOSE, open)
    const found = close < 0 ? null : MARK.exec(text.slice(open + 1, close))
    if (!found) return undefined
    at = close + 1
    const place = { file: Number.parseInt(found[2]!, 36), at: Number.parseInt(found[3]!, 36) }
    const next = moved(scene, found[1] as Mark, place)
    if (!next) return undefined
    scene = next
    from = found[1] === 't' ? place : undefined
  }
  return scene.outer ? undefined : { text: parts.join(''), runs }
}

function moved(scene: Scene, mark: Mark, place: { file: number; at: number }): Scene | undefined {
  const key = turnKey(place.file, place.at)
  switch (mark) {
    case 't':
      return scene
    case 'a':
      return { action: place, turns: new Map(), outer: scene }
    case 'z':
      return scene.action?.file === place.file && scene.action.at === place.at ? scene.outer : undefined
    case 'r':
      return { ...scene, turns: new Map(scene.turns).set(key, -1) }
    case 'i':
      return { ...scene, turns: new Map(scene.turns).set(key, (scene.turns.get(key) ?? -1) + 1) }
  }
}

/** The run at an offset. */
export function runAt({ runs }: Runs, offset: number): Run | undefined {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (runs[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  const found = runs[low]
  return found && found.start <= offset && offset < found.end ? found : undefined
}
