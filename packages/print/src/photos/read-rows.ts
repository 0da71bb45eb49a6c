import { readSync } from 'node:fs'
import { applyMatrix, toningMatrix } from '@collagerie/core/effects'
import type { Rect } from '@collagerie/core/geometry'
import { PIXEL_BYTES } from '../colour/pixel-bytes.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

/** Rows of a prepared photo as placed in its box: turned, mirrored and toned, RGBA. */
export function readRows(photo: PreparedPhoto, descriptor: number, first: number, count: number): Uint8ClampedArray {
  const turned = turnedRows(photo, descriptor, first, count)
  const pixels = photo.isMirroredInBox ? eachRowReversed(turned, turned.length / count) : turned
  const bytes = new Uint8ClampedArray(pixels.buffer)
  photo.turnInks?.(bytes)
  if (photo.toning !== 'none') applyMatrix(bytes, toningMatrix(photo.toning))
  return bytes
}

/** Quarter turns are clockwise: one brings the stored left column to the top and the stored bottom row to the left. */
function turnedRows(photo: PreparedPhoto, descriptor: number, first: number, count: number): Uint32Array {
  const { width, height, turn, isMirrored } = photo
  if (turn === 0) {
    const rows = block(photo, descriptor, { x: 0, y: first, width, height: count })
    return isMirrored ? eachRowReversed(rows, width) : rows
  }
  if (turn === 180) {
    const rows = block(photo, descriptor, { x: 0, y: height - first - count, width, height: count }).toReversed()
    return isMirrored ? eachRowReversed(rows, width) : rows
  }
  const leftmost = (turn === 90) === !isMirrored ? first : width - first - count
  const columns = block(photo, descriptor, { x: leftmost, y: 0, width: count, height })
  const turned = new Uint32Array(count * height)
  for (let y = 0; y < height; y++) {
    const across = turn === 90 ? height - 1 - y : y
    for (let x = 0; x < count; x++) {
      const down = (turn === 90) === !isMirrored ? x : count - 1 - x
      turned[down * height + across] = columns[y * count + x] as number
    }
  }
  return turned
}

function eachRowReversed(pixels: Uint32Array, width: number): Uint32Array {
  for (let at = 0; at < pixels.length; at += width) pixels.subarray(at, at + width).reverse()
  return pixels
}

/** A box of the stored pixels, read in one go if it is as wide as they are. */
function block({ rowLength, start }: PreparedPhoto, descriptor: number, { x, y, width, height }: Rect): Uint32Array {
  const pixels = new Uint32Array(width * height)
  const bytes = new Uint8Array(pixels.buffer)
  const runs = width === rowLength ? 1 : height
  const length = (bytes.length / runs) | 0
  for (let run = 0; run < runs; run++) {
    const position = start + ((y + run) * rowLength + x) * PIXEL_BYTES
    if (readSync(descriptor, bytes, run * length, length, position) !== length) throw new Error('pixels are missing')
  }
  return pixels
}
