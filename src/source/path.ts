/** A JSON value as YAML and JSON documents hold it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The steps from the root of a document to one of its values: object keys and array indexes. */
export type Path = readonly (string | number)[]

/** The RFC 6901 JSON pointer of `path`; '' is the root. */
export function pointer(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** `path` as the API server prints it in a field error: `spec.containers[0].image`. */
export function fieldPath(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
}

/** The value at `path` below `root`, undefined where a step is missing. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}
