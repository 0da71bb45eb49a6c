import { MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/** More runs than this a raster cannot have. */
const MOST = (MAP_ROWS * MAP_STRIDE) / 2

/**
 * Runs of cells, added row by row, and which of them hang together. It is made once and cleared for each box, since
 * thousands are looked at.
 */
export class JoinedRuns {
  #from = new Uint8Array(MOST)
  #to = new Uint8Array(MOST)
  /** A run of the same piece; the run that stands for the piece has itself. */
  #next = new Uint16Array(MOST)
  /** The cells of a piece, at the run that stands for it. */
  #cells = new Uint16Array(MOST)
  #count = 0
  /** Where the row above begins, and the one that runs are added to. */
  #above = 0
  #row = 0

  clear(): void {
    this.#count = 0
    this.#above = 0
    this.#row = 0
  }

  add(from: number, to: number): void {
    this.#from[this.#count] = from
    this.#to[this.#count] = to
    this.#next[this.#count] = this.#count
    this.#cells[this.#count] = to - from
    this.#count++
  }

  /** Joins the runs of this row with those above that they touch. */
  endRow(): void {
    let above = this.#above
    for (let run = this.#row; run < this.#count; run++) {
      while (above < this.#row && (this.#to[above] ?? 0) <= (this.#from[run] ?? 0)) above++
      for (let other = above; other < this.#row && (this.#from[other] ?? 0) < (this.#to[run] ?? 0); other++)
        this.#join(run, other)
    }
    this.#above = this.#row
    this.#row = this.#count
  }

  /** The share of all cells that the largest piece has; all of none. */
  largestShare(): number {
    let all = 0
    let largest = 0
    for (let run = 0; run < this.#count; run++) {
      all += (this.#to[run] ?? 0) - (this.#from[run] ?? 0)
      largest = Math.max(largest, this.#cells[run] ?? 0)
    }
    return all > 0 ? largest / all : 1
  }

  #join(one: number, two: number): void {
    const first = this.#standingFor(one)
    const second = this.#standingFor(two)
    if (first === second) return
    this.#next[first] = second
    this.#cells[second] = (this.#cells[second] ?? 0) + (this.#cells[first] ?? 0)
  }

  #standingFor(run: number): number {
    let at = run
    for (let next = this.#next[at] ?? at; next !== at; next = this.#next[at] ?? at) at = next
    return at
  }
}
