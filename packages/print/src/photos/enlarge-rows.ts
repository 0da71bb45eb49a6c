import { clamp } from '@collagerie/core/geometry'
import { lanczosTaps, TAPS } from './lanczos.ts'
import type { Steps } from './printed-crop.ts'

const CHANNELS = 4

/** Enlarges a picture of four bytes a pixel row by row; it holds only the rows that the filter needs. */
export function enlargeRows(
  width: number,
  height: number,
  across: Steps,
  down: Steps,
  readRow: (row: number) => Uint8Array,
): (row: number) => Uint8ClampedArray {
  const widen = rowWidener(width, across)
  const { first, shares } = lanczosTaps(down)
  const kept = Array.from({ length: TAPS }, () => ({ row: -1, values: new Float32Array(across.count * CHANNELS) }))
  const out = new Uint8ClampedArray(across.count * CHANNELS)

  /** Neighbouring rows never share a buffer, so a row stays until the filter has passed it. */
  function widened(row: number): Float32Array {
    const inside = clamp(row, 0, height - 1)
    const place = kept[inside % TAPS] as (typeof kept)[number]
    if (place.row !== inside) {
      widen(readRow(inside), place.values)
      place.row = inside
    }
    return place.values
  }

  return (row) => {
    const from = first[row] as number
    mixRows(
      out,
      Array.from({ length: TAPS }, (_, tap) => widened(from + tap)),
      shares.subarray(row * TAPS, (row + 1) * TAPS),
    )
    return out
  }
}

/** Unrolled here and below: a loop of six takes three times as long. */
function mixRows(out: Uint8ClampedArray, rows: readonly Float32Array[], shares: Float32Array): void {
  const [a, b, c, d, e, f] = rows as Six<Float32Array>
  const [p, q, r, s, t, u] = shares as unknown as Six<number>
  for (let at = 0; at < out.length; at++) {
    out[at] =
      (a[at] as number) * p +
      (b[at] as number) * q +
      (c[at] as number) * r +
      (d[at] as number) * s +
      (e[at] as number) * t +
      (f[at] as number) * u
  }
}

type Six<Value> = [Value, Value, Value, Value, Value, Value]

/** Widens a row to its printed size. Beyond its ends a row continues in the colour of its last pixel. */
function rowWidener(width: number, across: Steps): (row: Uint8Array, out: Float32Array) => void {
  const { first, shares } = lanczosTaps(across)
  const padded = new Float32Array((width + 2 * TAPS) * CHANNELS)
  return (row, out) => {
    padded.set(row, TAPS * CHANNELS)
    for (let at = 0; at < TAPS; at++) {
      padded.set(row.subarray(0, CHANNELS), at * CHANNELS)
      padded.set(row.subarray((width - 1) * CHANNELS), (width + TAPS + at) * CHANNELS)
    }
    mixPixels(out, padded, first, shares)
  }
}

function mixPixels(out: Float32Array, padded: Float32Array, first: Int32Array, shares: Float32Array): void {
  for (let pixel = 0; pixel < first.length; pixel++) {
    const from = ((first[pixel] as number) + TAPS) * CHANNELS
    const share = pixel * TAPS
    const p = shares[share] as number
    const q = shares[share + 1] as number
    const r = shares[share + 2] as number
    const s = shares[share + 3] as number
    const t = shares[share + 4] as number
    const u = shares[share + 5] as number
    for (let at = from; at < from + CHANNELS; at++) {
      out[pixel * CHANNELS + at - from] =
        (padded[at] as number) * p +
        (padded[at + 4] as number) * q +
        (padded[at + 8] as number) * r +
        (padded[at + 12] as number) * s +
        (padded[at + 16] as number) * t +
        (padded[at + 20] as number) * u
    }
  }
}
