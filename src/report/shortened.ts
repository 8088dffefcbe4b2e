/** The first of `items` and how many more there are. */
export function shortened(items: readonly string[], most = 6): string {
  return `${items.slice(0, most).join(', ')}${items.length > most ? ` and ${items.length - most} more` : ''}`
}
