import { type Cell, questionOf, Reading } from './reading.js'

/** The outcomes of a run for each cell, in the cells' order, and how many times it really ran. */
export interface Judged<T> {
  readonly outcomes: readonly T[]
  readonly runs: number
}

/**
 * The questions of earlier runs, as a tree: every run asks the same question first, and what it asks next follows from
 * the answers so far. A leaf is the outcome of the run that got there.
 */
type Tree<T> = { readonly outcome: T } | Fork<T>
interface Fork<T> {
  readonly key: string
  readonly question: (cell: Cell) => unknown
  readonly branches: Branch<T>[]
}
interface Branch<T> {
  readonly value: unknown
  next: Tree<T>
}

/** What earlier runs of the same thing asked and found. It serves later ones as long as `run` is the same. */
export class Memory<T> {
  tree: Tree<T> | undefined
}

/**
 * Runs `run` for the cells, and for a cell that answers all that an earlier run asked as its cell did, takes that run's
 * outcome instead. `run` must know a cell by its reading alone, and be the same for the same answers. Cells that share
 * an outcome share the object. What a list of cells answers is remembered with the list, so that giving the same one again is cheap.
 */
export function judgeOnce<T>(
  cells: readonly Cell[],
  run: (reading: Reading, cell: Cell) => T,
  memory = new Memory<T>(),
): Judged<T> {
  const outcomes: T[] = []
  let runs = 0
  const runFor = (index: number): void => {
    const cell = cells[index]!
    const reading = new Reading(cell)
    const outcome = run(reading, cell)
    runs++
    outcomes[index] = outcome
    memory.tree = insert(memory.tree, [...reading.asked], 0, outcome)
  }
  const walk = (tree: Tree<T>, indices: readonly number[]): void => {
    let at = tree
    while ('key' in at) {
      const { branches } = at
      const groups = grouped(cells, at, indices)
      const only = groups.length === 1 ? branches.find(({ value }) => sameAnswer(value, groups[0]!.value)) : undefined
      if (!only || groups[0]!.silent) return follow(branches, groups)
      at = only.next
    }
    for (const index of indices) outcomes[index] = at.outcome
  }
  const follow = (branches: readonly Branch<T>[], groups: readonly Group[]): void => {
    for (const { value, silent, indices } of groups) {
      let left = indices
      while (left.length > 0) {
        const branch = silent ? undefined : branches.find((known) => sameAnswer(known.value, value))
        if (branch) {
          walk(branch.next, left)
          break
        }
        runFor(left[0]!)
        left = left.slice(1)
      }
    }
  }
  let left = cells.map((_, index) => index)
  if (!memory.tree && left.length > 0) {
    runFor(0)
    left = left.slice(1)
  }
  if (memory.tree && left.length > 0) walk(memory.tree, left)
  return { outcomes, runs }
}

/** Cells that answer a question alike, in their order; the silent ones cannot answer it. */
interface Group {
  readonly value: unknown
  readonly silent: boolean
  readonly indices: readonly number[]
}

/** What each cell of a list answers: an index of `values`, or -1 where it cannot; `by` is absent where all answer the first. */
interface Answers {
  readonly values: readonly unknown[]
  readonly by: readonly number[] | undefined
}

const answered = new WeakMap<readonly Cell[], Map<string, Answers>>()

function answersOf(cells: readonly Cell[], { key, question }: Fork<unknown>): Answers {
  const known = answered.get(cells) ?? new Map<string, Answers>()
  // One cell is asked again as fast.
  if (cells.length > 1) answered.set(cells, known)
  let answers = known.get(key)
  if (!answers) {
    const values: unknown[] = []
    const by = cells.map((cell) => {
      const reply = replyOrNothing(cell, question)
      if (!reply) return -1
      const index = values.findIndex((value) => sameAnswer(value, reply.answer))
      return index >= 0 ? index : values.push(reply.answer) - 1
    })
    answers = { values, by: by.every((index) => index === 0) ? undefined : by }
    known.set(key, answers)
  }
  return answers
}

function grouped(cells: readonly Cell[], fork: Fork<unknown>, indices: readonly number[]): Group[] {
  const { values, by } = answersOf(cells, fork)
  if (!by) return [{ value: values[0], silent: false, indices }]
  const groups = new Map<number, number[]>()
  for (const index of indices) {
    const group = groups.get(by[index]!)
    if (group) group.push(index)
    else groups.set(by[index]!, [index])
  }
  return [...groups].map(([of, group]) => ({ value: values[of], silent: of < 0, indices: group }))
}

/** A question that a cell cannot answer is one that its run will meet in its own way. */
function replyOrNothing(cell: Cell, question: Fork<unknown>['question']): { readonly answer: unknown } | undefined {
  try {
    return { answer: question(cell) }
  } catch {
    return undefined
  }
}

function insert<T>(tree: Tree<T> | undefined, asked: [string, unknown][], from: number, outcome: T): Tree<T> {
  const [key, value] = asked[from] ?? []
  if (key === undefined) return tree ?? { outcome }
  const node = tree ?? { key, question: questionOf(key), branches: [] }
  // Another question at the same place: the runs do not follow from the answers alone, so this one serves no other cell.
  if (!('key' in node) || node.key !== key) return node
  const branch = node.branches.find((known) => sameAnswer(known.value, value))
  if (branch) branch.next = insert(branch.next, asked, from + 1, outcome)
  else node.branches.push({ value, next: insert(undefined, asked, from + 1, outcome) })
  return node
}

function sameAnswer(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b)) return false
  return a.length === b.length && a.every((item, index) => item === b[index])
}
