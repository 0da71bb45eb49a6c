import { closeSync, openSync } from 'node:fs'
import type { Rect } from '@collagerie/core/geometry'
import type { PhotoRows, PhotoStep } from '@collagerie/painter'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { PIXEL_BYTES } from '../colour/pixel-bytes.ts'
import type { PhotoQueue } from './photo-queue.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { readRows } from './read-rows.ts'
import { rowsInWindow } from './rows-in-window.ts'

/** Hands the painter the rows it needs of the prepared photos. */
export interface OpenedRows {
  rowsOf(step: PhotoStep, window: Rect): PhotoRows | undefined
  /** The photos outside folds in a part of the sheet. */
  expectedIn(window: Rect): ReadonlySet<PhotoStep>
  /** Rows that the strip needed but that were not ready; the strip is then painted again. */
  takeMissing(): ReadonlySet<PhotoStep>
  /** Releases the rows of the finished strip. */
  nextStrip(): void
  close(): void
}

export function openRows(queue: PhotoQueue, photos: readonly PhotoStep[], scale: number): OpenedRows {
  const descriptors = new Map<PreparedPhoto, number>()
  const kept = new Map<PhotoStep, PhotoRows>()
  let missing = new Set<PhotoStep>()

  function descriptorOf(photo: PreparedPhoto): number {
    const known = descriptors.get(photo) ?? openSync(photo.file, 'r')
    descriptors.set(photo, known)
    return known
  }

  return {
    rowsOf: (step, window) => {
      const rows = rowsInWindow(step.box, scale, window)
      if (!rows) return undefined
      const photo = queue.find(step)
      if (!photo) {
        // A photo of the neighbouring page may touch this one's edge by rounding; that is not worth waiting for.
        if (queue.isExpected(step)) missing.add(step)
        return undefined
      }
      const read = kept.get(step)
      // A fold to the left or right shows the same rows as the front.
      if (read?.top === rows.first && read.height === rows.count) return read
      const pixels = readRows(photo, descriptorOf(photo), rows.first, rows.count)
      const width = pixels.length / PIXEL_BYTES / rows.count
      const canvas = createCanvas(width, rows.count)
      canvas.getContext('2d').putImageData(new ImageData(pixels, width, rows.count), 0, 0)
      const made = { image: canvas, width, height: rows.count, top: rows.first }
      kept.set(step, made)
      return made
    },
    expectedIn: (window) => new Set(photos.filter(({ box }) => rowsInWindow(box, scale, window))),
    takeMissing: () => {
      const taken = missing
      missing = new Set()
      return taken
    },
    nextStrip: () => kept.clear(),
    close: () => {
      for (const descriptor of descriptors.values()) closeSync(descriptor)
    },
  }
}
