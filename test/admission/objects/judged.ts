import { objectRefusals } from '../../../src/admission/objects/index.js'
import { World } from '../../../src/admission/world.js'
import { Reading } from '../../../src/cluster/reading.js'
import { cellOf, manifests } from '../cluster.js'

/** What a cluster (`1.32.13/1.9.0`) says of the last manifest of a text, in a world of all of them: `by /path message`. */
export function judged(
  versions: string,
  text: string,
  { before, ...gates }: { before?: string } & Parameters<typeof cellOf>[2] = {},
): string[] {
  const held = manifests(text)
  const manifest = held.at(-1)
  if (!manifest) throw new Error('no manifest in the text')
  const old = before === undefined ? undefined : manifests(before)[0]
  const world = new World(new Reading(cellOf(versions, held, gates)))
  return objectRefusals(manifest, world, old).map(({ by, path, message }) => `${by} /${path.join('/')} ${message}`)
}

/** A YAML text indented by some spaces. */
export function indent(spaces: number, text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => ' '.repeat(spaces) + line)
    .join('\n')
}
