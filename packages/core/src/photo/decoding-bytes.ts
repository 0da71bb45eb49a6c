import type { JpegHeader } from './jpeg-header.ts'

const BLOCK = 8
const BYTES_PER_COEFFICIENT = 2
/** Rows of pixels held at any time, and a decoder's own needs. */
const ROWS = 256
const BYTES_PER_SAMPLE = 1
const LEAST_BYTES = 32_000_000

/**
 * The memory a decoder takes, by the header alone. A picture in one pass is decoded in rows; of one in several passes,
 * every coefficient is held until the last has arrived, however small the result.
 */
export function decodingBytes({ frame, isOnePass }: Pick<JpegHeader, 'frame' | 'isOnePass'>): number {
  const rows = frame.width * Math.min(ROWS, frame.height) * frame.components.length * BYTES_PER_SAMPLE
  return LEAST_BYTES + rows + (isOnePass ? 0 : coefficients(frame) * BYTES_PER_COEFFICIENT)
}

function coefficients({ width, height, components }: JpegHeader['frame']): number {
  const widest = Math.max(...components.map(({ across }) => across))
  const highest = Math.max(...components.map(({ down }) => down))
  const blocks = components.map(({ across, down }) => {
    const columns = Math.ceil(width / (widest * BLOCK)) * across
    return columns * Math.ceil(height / (highest * BLOCK)) * down
  })
  return blocks.reduce((sum, count) => sum + count, 0) * BLOCK * BLOCK
}
