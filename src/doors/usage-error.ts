/** What keeps a run from starting: its message is one clear line (or several, one for each mistake), and the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
