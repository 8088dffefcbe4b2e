import type { Json, Path } from '../source/path.js'
import type { JsonObject, Manifest } from './manifest.js'

/** Who wrote a value: a manifest and the path in it (below the object's own root). */
export interface Origin {
  readonly manifest: Manifest
  readonly path: Path
}

/**
 * Remembers who wrote each part of a value. An object or list carries its origin with it wherever it is moved; a
 * scalar, or a key that somebody removed, is remembered at the object that holds it.
 */
export class Origins {
  readonly #whole = new WeakMap<object, Origin>()
  readonly #parts = new WeakMap<object, Map<string | number, Origin>>()

  /** A deep copy of the part of `manifest` at `path`, remembered as written there. */
  adopt<T extends Json>(manifest: Manifest, path: Path, value: T): T {
    if (typeof value !== 'object' || value === null) return value
    const copy = Array.isArray(value)
      ? value.map((item, at) => this.adopt(manifest, [...path, at], item))
      : Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, this.adopt(manifest, [...path, key], item)]),
        )
    this.#whole.set(copy, { manifest, path })
    return copy as T
  }

  /** A deep copy whose parts keep their origins; `keep` drops the members it denies. */
  copy<T extends Json>(value: T, keep?: (path: Path) => boolean, path: Path = []): T {
    if (typeof value !== 'object' || value === null) return value
    const copy = Array.isArray(value)
      ? value.map((item, at) => this.copy(item, keep, [...path, at]))
      : Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !keep || keep([...path, key]))
            .map(([key, item]) => [key, this.copy(item, keep, [...path, key])]),
        )
    this.inherit(value, copy)
    return copy as T
  }

  /** Remembers of `to` what is known of `from` as a whole, not of its parts: for a list whose items change places. */
  inheritWhole(from: object, to: object): void {
    const whole = this.#whole.get(from)
    if (whole) this.#whole.set(to, whole)
  }

  /** Remembers of `to` what is known of `from`, member by member. */
  inherit(from: object, to: object): void {
    this.inheritWhole(from, to)
    const parts = this.#parts.get(from)
    if (parts) this.#parts.set(to, new Map(parts))
  }

  /** Remembers that the object or list as a whole was written there. */
  own(value: object, origin: Origin | undefined): void {
    if (origin) this.#whole.set(value, origin)
  }

  /** Remembers who wrote, or removed, the member `key` of `parent`. */
  write(parent: object, key: string | number, origin: Origin | undefined): void {
    if (!origin) return
    let parts = this.#parts.get(parent)
    if (!parts) {
      parts = new Map()
      this.#parts.set(parent, parts)
    }
    parts.set(key, origin)
  }

  /** The origin of the member `key` of `parent`. */
  member(parent: object, key: string | number): Origin | undefined {
    const value = (parent as JsonObject)[key]
    const own = typeof value === 'object' && value !== null ? this.#whole.get(value) : undefined
    const part = own ?? this.#parts.get(parent)?.get(key)
    if (part) return part
    const whole = this.#whole.get(parent)
    return whole && { manifest: whole.manifest, path: [...whole.path, key] }
  }

  /** The origin of `path` below `root`: that of the closest part whose writer is known, carried down to `path`. */
  of(root: Json, path: Path): Origin | undefined {
    let origin = typeof root === 'object' && root !== null ? this.#whole.get(root) : undefined
    let value: Json | undefined = root
    for (const step of path) {
      if (typeof value === 'object' && value !== null) {
        origin = this.member(value, step) ?? (origin && { manifest: origin.manifest, path: [...origin.path, step] })
        value = (value as JsonObject)[step]
      } else if (origin) {
        origin = { manifest: origin.manifest, path: [...origin.path, step] }
      }
    }
    return origin
  }
}
