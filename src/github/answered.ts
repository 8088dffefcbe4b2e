/** An answer of another shape than GitHub's, as of a proxy. */
export function answeredOtherwise(wanted: string): Error {
  return Object.assign(new Error(`the answer is not ${wanted}`), { status: 0 })
}
