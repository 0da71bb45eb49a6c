import { MAP_ROWS, MAP_STRIDE } from './coverage-map.ts'

/** Runs of cells, added row by row. */
export interface JoinedRuns {
  clear(): void
  add(from: number, to: number): void
  /** Joins the runs of this row with those above that they touch. */
  endRow(): void
  /** The share of all cells that the largest connected part has; all of none. */
  largestShare(): number
}

/** More runs than this a raster cannot have. */
const MOST = (MAP_ROWS * MAP_STRIDE) / 2

/** Finds which runs hang together. It is made once and cleared for each box, since thousands are looked at. */
export function joinedRuns(): JoinedRuns {
  const starts = new Uint8Array(MOST)
  const ends = new Uint8Array(MOST)
  /** A run of the same part; the run that stands for the part has itself. */
  const next = new Uint16Array(MOST)
  /** The cells of a part, at the run that stands for it. */
  const cells = new Uint16Array(MOST)
  let count = 0
  let all = 0
  /** Where the row above begins, and the one that runs are added to. */
  let above = 0
  let row = 0

  const standingFor = (run: number): number => {
    let at = run
    while (next[at] !== at) at = next[at] ?? at
    return at
  }

  return {
    clear() {
      count = all = above = row = 0
    },

    add(from, to) {
      starts[count] = from
      ends[count] = to
      next[count] = count
      cells[count] = to - from
      count++
      all += to - from
    },

    endRow() {
      for (let run = row; run < count; run++) {
        const [from, to] = [starts[run] ?? 0, ends[run] ?? 0]
        while (above < row && (ends[above] ?? 0) <= from) above++
        for (let other = above; other < row && (starts[other] ?? 0) < to; other++) {
          const [first, second] = [standingFor(run), standingFor(other)]
          if (first !== second) cells[second] = (cells[second] ?? 0) + (cells[first] ?? 0)
          next[first] = second
        }
      }
      above = row
      row = count
    },

    largestShare() {
      let largest = 0
      for (let run = 0; run < count; run++) largest = Math.max(largest, cells[run] ?? 0)
      return all > 0 ? largest / all : 1
    },
  }
}
