import knowledge from 'virtual:knowledge'
import type { Library } from '../gate.js'

/** What the house knows of upstream and says of it; its words are loaded where there is something to say. */
export const LIBRARY: Library = { knowledge, policies: async () => (await import('virtual:policies')).default }

/** The day (`2026-11-21`) on which levels and dates are judged: today where none is given. */
export function dayOf({ today }: { readonly today?: string | undefined }): string {
  return today ?? new Date().toISOString().slice(0, 10)
}
