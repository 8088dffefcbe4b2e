/** What keeps a run from starting: its message is one clear line (or several, one for each mistake), and the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  /** Each file of dist/ has this class of its own, and one catches what another throws. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'UsageError'
  }
}
