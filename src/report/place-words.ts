import type { Confidence, Place } from '../finding.js'

/** A place as people write it, `web.yaml:3:5`; of a file whose line is not known, the file. */
export function placeWords({
  file,
  line,
  column,
  confidence,
}: Pick<Place, 'file' | 'line' | 'column'> & { readonly confidence?: Confidence }): string {
  return confidence === 'file' ? file : `${file}:${line}:${column}`
}

/** What a finding's message ends in: the kustomization or chart that it is seen in, ` (from overlays/prod)`. */
export function fromWords({ renderedFrom }: { readonly renderedFrom?: string }): string {
  return renderedFrom === undefined ? '' : ` (from ${renderedFrom})`
}
