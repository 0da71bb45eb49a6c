import type { Format } from '@collagerie/core/format'
import type { CollageRow } from '../storage/schema.ts'

const MM_PER_CM = 10

/** Tables keep whole millimetres; everything else speaks of centimetres. */
type StoredFormat = Pick<CollageRow, 'width_mm' | 'height_mm'>

export function formatFromRow({ width_mm: width, height_mm: height }: StoredFormat): Format {
  return { width: width / MM_PER_CM, height: height / MM_PER_CM }
}

export function inMillimetres({ width, height }: Format): StoredFormat {
  return { width_mm: Math.round(width * MM_PER_CM), height_mm: Math.round(height * MM_PER_CM) }
}
