import { createHmac, randomBytes } from 'node:crypto'

const ROWS = 4
const CELLS_A_ROW = 32_768
/** A window is three full slices and the current one: a count lasts one window, at most a third longer. */
export const WHOLE_SLICES = 3
const SLICES = WHOLE_SLICES + 1
const HIGHEST_COUNT = 0xff_ff_ff_ff

/** Where something was counted, so that it can be undone. */
export interface CountedAt {
  readonly slice: number
  readonly cells: readonly number[]
}

/**
 * Counts any number of keys within a window in constant memory: a count-min sketch. Keys that share all cells count
 * together, so a count is sometimes too high but never too low, and no other key can push one out. Which keys share
 * cells depends on a secret of this process, so that nobody can target another's.
 */
export class CountSketch {
  readonly #secret = randomBytes(32)
  readonly #sliceMs: number
  readonly #now: () => number
  /** Each is created on its first count: most servers never count under most names. */
  readonly #slices: (Uint32Array | undefined)[] = Array.from({ length: SLICES }, () => undefined)
  /** The number of the slice that each array holds. */
  readonly #held: number[] = Array.from({ length: SLICES }, () => -1)

  constructor(windowMs: number, now: () => number = Date.now) {
    this.#sliceMs = windowMs / WHOLE_SLICES
    this.#now = now
  }

  add(key: string): CountedAt {
    const slice = this.#running()
    const mark = { slice, cells: this.#cellsOf(key) }
    const counts = (this.#slices[slice % SLICES] ??= new Uint32Array(ROWS * CELLS_A_ROW))
    if (this.#held[slice % SLICES] !== slice) counts.fill(0)
    this.#held[slice % SLICES] = slice
    for (const cell of mark.cells) counts[cell] = Math.min(HIGHEST_COUNT, (counts[cell] ?? 0) + 1)
    return mark
  }

  /** Undoes a count, unless it has expired. */
  uncount({ slice, cells }: CountedAt): void {
    if (this.#held[slice % SLICES] !== slice) return
    const counts = this.#slices[slice % SLICES]
    if (counts) for (const cell of cells) counts[cell] = Math.max(0, (counts[cell] ?? 0) - 1)
  }

  /** How often the key was counted within the window: may be too high, never too low. */
  count(key: string): number {
    return this.#since(key, this.#running() - WHOLE_SLICES)
  }

  /** The milliseconds until the key's count is below this. */
  msUntilBelow(key: string, count: number): number {
    const running = this.#running()
    let oldest = running - WHOLE_SLICES
    while (oldest <= running && this.#since(key, oldest) >= count) oldest += 1
    return (oldest + WHOLE_SLICES) * this.#sliceMs - this.#now()
  }

  #since(key: string, oldest: number): number {
    const alive = this.#slices.filter((_, at) => (this.#held[at] ?? -1) >= oldest)
    const rows = this.#cellsOf(key).map((cell) => alive.reduce((sum, counts) => sum + (counts?.[cell] ?? 0), 0))
    return Math.min(...rows)
  }

  #running(): number {
    return Math.floor(this.#now() / this.#sliceMs)
  }

  #cellsOf(key: string): readonly number[] {
    const digest = createHmac('sha256', this.#secret).update(key).digest()
    return Array.from({ length: ROWS }, (_, row) => row * CELLS_A_ROW + (digest.readUInt32LE(row * 4) % CELLS_A_ROW))
  }
}
