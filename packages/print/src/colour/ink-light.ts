import { clamp } from '@collagerie/core/geometry'
/** The red, green and blue light that three inks leave, from 0 to 1 each; black is already mixed into the inks. */
export type InkLight = (cyan: number, magenta: number, yellow: number) => readonly [number, number, number]

/** The table of a press profile: from the amounts of its inks to a colour. */
interface DeviceTable {
  readonly inputs: readonly Float32Array[]
  readonly grid: Float32Array
  readonly points: number
  readonly outputs: readonly Float32Array[]
}

const INKS = 4
const COLOURS = 3
const TAG_COUNT_AT = 128
const TAG_BYTES = 12
const SPACE_AT = 16
const WIDE = 'mft2'
const KINDS = new Set(['mft1', WIDE])
/** The length of a table's header, before its curves. */
const LEAST_BYTES = 52
const CONNECTION_AT = 20

/**
 * Reads the colours that a CMYK profile gives its inks: `broken` for a damaged profile, `newer` for a kind of table
 * that is not read here (other than mft1 and mft2, or not in Lab).
 */
export function readInkLight(icc: Uint8Array): InkLight | 'broken' | 'newer' {
  const bytes = Buffer.from(icc.buffer, icc.byteOffset, icc.byteLength)
  if (bytes.length < TAG_COUNT_AT + 4 || nameAt(bytes, SPACE_AT) !== 'CMYK') return 'broken'
  const tag = tagOf(bytes, 'A2B0')
  if (nameAt(bytes, CONNECTION_AT) !== 'Lab ' || !tag || !KINDS.has(nameAt(tag, 0))) return 'newer'
  const table = readTable(tag)
  return table ? (...inks) => labToLight(labOf(table, inks)) : 'broken'
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

function tagOf(bytes: Buffer, name: string): Buffer | undefined {
  const count = bytes.readUInt32BE(TAG_COUNT_AT)
  for (let index = 0; index < count; index++) {
    const at = TAG_COUNT_AT + 4 + index * TAG_BYTES
    if (at + TAG_BYTES > bytes.length) return undefined
    if (nameAt(bytes, at) !== name) continue
    const start = bytes.readUInt32BE(at + 4)
    return bytes.subarray(start, start + bytes.readUInt32BE(at + 8))
  }
  return undefined
}

/** Tables of eight or sixteen bits: curves of the inks, a grid of colours, curves of the colours. */
function readTable(tag: Buffer): DeviceTable | undefined {
  const isWide = nameAt(tag, 0) === WIDE
  if (tag.length < LEAST_BYTES) return undefined
  const [inks, colours, points] = [tag[8], tag[9], tag[10]]
  if (inks !== INKS || colours !== COLOURS || points === undefined || points < 2) return undefined
  const [entries, ends] = isWide ? [tag.readUInt16BE(48), tag.readUInt16BE(50)] : [256, 256]
  let at = isWide ? 52 : 48
  const take = (length: number) => {
    const values = Float32Array.from({ length }, (_, index) =>
      isWide ? tag.readUInt16BE(at + 2 * index) / 65_535 : tag.readUInt8(at + index) / 255,
    )
    at += isWide ? 2 * length : length
    return values
  }
  const needed = INKS * entries + points ** INKS * COLOURS + COLOURS * ends
  if (entries < 2 || ends < 2 || at + needed * (isWide ? 2 : 1) > tag.length) return undefined
  const inputs = Array.from({ length: INKS }, () => take(entries))
  const grid = take(points ** INKS * COLOURS)
  return { inputs, grid, points, outputs: Array.from({ length: COLOURS }, () => take(ends)) }
}

function onCurve(curve: Float32Array, value: number): number {
  const at = clamp(value, 0, 1) * (curve.length - 1)
  const low = Math.floor(at)
  const high = Math.min(low + 1, curve.length - 1)
  return (curve[low] as number) + ((curve[high] as number) - (curve[low] as number)) * (at - low)
}

/** Between the points of the grid, without black, and then by the curves of lightness and the two tints. */
function labOf({ inputs, grid, points, outputs }: DeviceTable, inks: readonly number[]): readonly number[] {
  const places = inks.map((ink, index) => onCurve(inputs[index] as Float32Array, ink) * (points - 1))
  const sums = [0, 0, 0]
  for (let corner = 0; corner < 8; corner++) {
    let share = 1
    let at = 0
    for (const [index, place] of places.entries()) {
      const low = Math.min(Math.floor(place), points - 1)
      const isHigh = ((corner >> index) & 1) === 1
      share *= isHigh ? place - low : 1 - (place - low)
      at = at * points + Math.min(low + (isHigh ? 1 : 0), points - 1)
    }
    if (share === 0) continue
    for (let colour = 0; colour < COLOURS; colour++)
      sums[colour] = (sums[colour] as number) + share * (grid[at * points * COLOURS + colour] as number)
  }
  const [lightness = 0, a = 0, b = 0] = sums.map((sum, colour) => onCurve(outputs[colour] as Float32Array, sum))
  return [lightness * 100, a * 255 - 128, b * 255 - 128]
}

/** From the paper's white to a screen's. */
const TO_SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const

function labToLight([lightness = 0, a = 0, b = 0]: readonly number[]): readonly [number, number, number] {
  const middle = (lightness + 16) / 116
  const x = 0.9642 * cubed(middle + a / 500)
  const y = cubed(middle)
  const z = 0.8249 * cubed(middle - b / 200)
  const [red, green, blue] = TO_SRGB.map(([fromX, fromY, fromZ]) => encoded(fromX * x + fromY * y + fromZ * z))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function cubed(value: number): number {
  return value > 6 / 29 ? value ** 3 : (value - 16 / 116) / 7.787
}

function encoded(light: number): number {
  const inside = clamp(light, 0, 1)
  return inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055
}
