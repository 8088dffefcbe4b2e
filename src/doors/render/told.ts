import { type Progress, RENDERING } from '../../progress.js'

/** Tells how many of the roots and charts of a run are rendered, each once, on whichever side of a change it is. */
export class Told {
  readonly #kinds = new Map<string, string>()
  readonly #asked = new Set<string>()
  readonly #begun = new Set<string>()

  constructor(readonly progress: Progress) {}

  /** These, by their folders, are to be rendered. */
  ask(kind: 'kustomizations' | 'charts', folders: readonly string[]): void {
    if (folders.length === 0) return
    for (const folder of folders) {
      this.#kinds.set(folder, kind)
      this.#asked.add(folder)
    }
    this.progress.stage(RENDERING)
  }

  /** One of them is rendered now. */
  begin(folder: string): void {
    this.#asked.add(folder)
    this.#begun.add(folder)
    this.#tell()
  }

  #tell(): void {
    const all = this.#asked.size
    const what = [...new Set([...this.#asked].map((each) => this.#kinds.get(each)))].sort().reverse().join(' and ')
    this.progress.step(this.#begun.size, all, all === 1 ? what.slice(0, -1) : what)
  }

  /** It is not to be rendered after all. */
  leave(folder: string): void {
    if (this.#begun.has(folder) || !this.#asked.delete(folder)) return
    if (this.#begun.size > 0) this.#tell()
  }
}
