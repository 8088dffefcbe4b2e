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
 * an outcome share the object.
 */
export function judgeOnce<T>(
  cells: readonly Cell[],
  run: (reading: Reading, cell: Cell) => T,
  memory = new Memory<T>(),
): Judged<T> {
  let runs = 0
  const outcomes = cells.map((cell) => {
    const known = memory.tree && find(memory.tree, cell)
    if (known) return known.outcome
    const reading = new Reading(cell)
    const outcome = run(reading, cell)
    runs++
    memory.tree = insert(memory.tree, [...reading.asked], 0, outcome)
    return outcome
  })
  return { outcomes, runs }
}

function find<T>(tree: Tree<T>, cell: Cell): { readonly outcome: T } | undefined {
  let at = tree
  while ('key' in at) {
    const value = replyOrNothing(cell, at.question)
    const branch = value && at.branches.find((known) => sameAnswer(known.value, value.answer))
    if (!branch) return undefined
    at = branch.next
  }
  return at
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
