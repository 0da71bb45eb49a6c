/** A JPEG in parts: everything before its pixels, and its encoded pixels. */
export interface SplitJpeg {
  /** Includes the start mark, and excludes what belongs only to the scan. */
  readonly head: Buffer
  /** The scan's own header. */
  readonly scanHead: Buffer
  readonly scan: Buffer
}

const START_OF_SCAN = 0xda
const END_BYTES = 2

export function splitJpeg(jpeg: Buffer): SplitJpeg {
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (jpeg[at + 1] === START_OF_SCAN)
      return {
        head: jpeg.subarray(0, at),
        scanHead: jpeg.subarray(at, end),
        scan: jpeg.subarray(end, jpeg.length - END_BYTES),
      }
    at = end
  }
  throw new Error('the encoder wrote no JPEG')
}

/** Frames in one pass, baseline or extended. */
const FRAMES = new Set([0xc0, 0xc1])
const HEIGHT_IN_FRAME = 5

/** A copy of a head with another size written into its frame. */
export function withSize(head: Buffer, width: number, height: number): Buffer {
  const sized = Buffer.from(head)
  for (let at = 2; at + 4 <= sized.length; at += 2 + sized.readUInt16BE(at + 2)) {
    if (!FRAMES.has(sized[at + 1] ?? 0)) continue
    sized.writeUInt16BE(height, at + HEIGHT_IN_FRAME)
    sized.writeUInt16BE(width, at + HEIGHT_IN_FRAME + 2)
    return sized
  }
  throw new Error('the encoder wrote a JPEG of another kind')
}
