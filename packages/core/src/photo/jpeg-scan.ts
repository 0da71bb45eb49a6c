import type { FrameComponent, JpegFrame } from './jpeg-frame.ts'
import type { JpegSegment } from './jpeg-segments.ts'

const LAST_COEFFICIENT = 63
const MOST_SHIFT = 13
const MOST_BLOCKS = 10
/** Decoders have default tables 0 and 1, for cameras that leave them out. */
const MOST_OWN_TABLE = 1

export interface ScanComponent {
  readonly id: number
  /** The numbers of the Huffman tables: DC in the high half, AC in the low one. */
  readonly tables: number
}

/** The components of a scan, two bytes each; none if its length does not match. */
export function scanComponents(bytes: Uint8Array, { start, end, isWhole }: JpegSegment): ScanComponent[] {
  const count = bytes[start + 4] ?? 0
  if (!isWhole || count < 1 || count > 4 || end - start !== 8 + 2 * count) return []
  return Array.from({ length: count }, (_, index) => {
    const at = start + 5 + 2 * index
    return { id: bytes[at] ?? 0, tables: bytes[at + 1] ?? 0 }
  })
}

interface Scan {
  readonly segment: JpegSegment
  readonly components: readonly ScanComponent[]
}

/** The tables that came before a scan: for quantisation and of Huffman codes. */
interface TablesBefore {
  readonly quantised: ReadonlySet<number>
  readonly coded: ReadonlySet<number>
}

/** Whether a decoder can start a frame with this scan and the tables before it. */
export function isFirstScan(
  bytes: Uint8Array,
  { segment, components }: Scan,
  frame: JpegFrame,
  { quantised, coded }: TablesBefore,
): boolean {
  const shown = components.map(({ id }) => frame.components.find((component) => component.id === id))
  if (!shown.every((each) => each !== undefined && quantised.has(each.table))) return false
  if (new Set(shown).size !== shown.length || (shown.length > 1 && blocksOf(shown) > MOST_BLOCKS)) return false
  const [from = 0, to = 0, shifts = 0] = bytes.subarray(segment.end - 3, segment.end)
  const needsAverages = !frame.isProgressive || from === 0
  const needsRest = !frame.isProgressive || from > 0
  const hasTable = (table: number, kind: number) => table <= MOST_OWN_TABLE || coded.has(table + kind)
  const hasTables = components.every(
    ({ tables }) => (!needsAverages || hasTable(tables >> 4, 0)) && (!needsRest || hasTable(tables & 15, 0x10)),
  )
  return hasTables && (!frame.isProgressive || isPass(from, to, shifts, shown.length))
}

/** In a progressive picture: DC coefficients of several components, or a band of AC coefficients of one. */
function isPass(from: number, to: number, shifts: number, count: number): boolean {
  const [before, now] = [shifts >> 4, shifts & 15]
  const isBand = from === 0 ? to === 0 : to >= from && to <= LAST_COEFFICIENT && count === 1
  return isBand && now <= MOST_SHIFT && (before === 0 || now === before - 1)
}

function blocksOf(components: readonly (FrameComponent | undefined)[]): number {
  return components.reduce((sum, each) => sum + (each ? each.across * each.down : 0), 0)
}
