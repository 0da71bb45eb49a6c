/** What a JPEG's frame says about how its pixels are coded. */
export interface JpegFrame {
  /** Stored pixels, before any turn. */
  readonly width: number
  readonly height: number
  /** Whether the whole picture comes several times, finer each time. */
  readonly isProgressive: boolean
  readonly components: readonly FrameComponent[]
}

export interface FrameComponent {
  readonly id: number
  /** Its sampling, relative to the other components. */
  readonly across: number
  readonly down: number
  readonly table: number
}

/** Sequential and progressive, in Huffman and arithmetic coding; nobody decodes the lossless and layered kinds. */
const SEQUENTIAL: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc9])
const PROGRESSIVE: ReadonlySet<number> = new Set([0xc2, 0xca])
const MOST_COMPONENTS = 4
const MOST_SAMPLES = 4

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the range. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

export function isDecodableFrame(marker: number): boolean {
  return SEQUENTIAL.has(marker) || PROGRESSIVE.has(marker)
}

/** The frame at this marker, or undefined if no decoder could read it. */
export function readFrame(view: DataView, start: number, end: number): JpegFrame | undefined {
  const count = start + 9 < end ? view.getUint8(start + 9) : 0
  if (count < 1 || count > MOST_COMPONENTS || end - start !== 10 + 3 * count) return undefined
  const components = Array.from({ length: count }, (_, index) => componentAt(view, start + 10 + 3 * index))
  if (
    !components.every(({ across }) =>
      isSampling(
        across,
        components.map((each) => each.across),
      ),
    )
  )
    return undefined
  if (
    !components.every(({ down }) =>
      isSampling(
        down,
        components.map((each) => each.down),
      ),
    )
  )
    return undefined
  return {
    width: view.getUint16(start + 7),
    height: view.getUint16(start + 5),
    isProgressive: PROGRESSIVE.has(view.getUint8(start + 1)),
    components,
  }
}

function componentAt(view: DataView, at: number): FrameComponent {
  const sampling = view.getUint8(at + 1)
  return { id: view.getUint8(at), across: sampling >> 4, down: sampling & 15, table: view.getUint8(at + 2) }
}

/** Decoders handle doubling, but no fractions. */
function isSampling(samples: number, all: readonly number[]): boolean {
  return samples >= 1 && samples <= MOST_SAMPLES && Math.max(...all) % samples === 0
}
