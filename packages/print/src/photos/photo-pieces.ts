import { closeSync, openSync } from 'node:fs'
import type { Rect } from '@collagerie/core/geometry'
import type { PhotoPiece, PhotoStep } from '@collagerie/painter'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { PreparedPhoto } from './prepare-photo.ts'
import { readRows } from './read-rows.ts'
import { rowsInWindow } from './rows-in-window.ts'

/** Hands the painter the rows it needs of the prepared photos. */
export interface PhotoPieces {
  pieceOf(step: PhotoStep, window: Rect): PhotoPiece | undefined
  /** Forgets what was read for the strip that is now done. */
  nextStrip(): void
  close(): void
}

export function openPieces(photos: ReadonlyMap<PhotoStep, PreparedPhoto>, scale: number): PhotoPieces {
  const descriptors = new Map<PreparedPhoto, number>()
  const pieces = new Map<PhotoStep, PhotoPiece>()

  function descriptorOf(photo: PreparedPhoto): number {
    const known = descriptors.get(photo) ?? openSync(photo.file, 'r')
    descriptors.set(photo, known)
    return known
  }

  return {
    pieceOf: (step, window) => {
      const photo = photos.get(step)
      const rows = photo && rowsInWindow(step.box, scale, window)
      if (!photo || !rows) return undefined
      const read = pieces.get(step)
      // A fold to the left or right shows the rows that the front shows too.
      if (read?.top === rows.first && read.height === rows.count) return read
      const pixels = readRows(photo, descriptorOf(photo), rows.first, rows.count)
      const width = pixels.length / 4 / rows.count
      const canvas = createCanvas(width, rows.count)
      canvas.getContext('2d').putImageData(new ImageData(pixels, width, rows.count), 0, 0)
      const piece = { image: canvas, width, height: rows.count, top: rows.first }
      pieces.set(step, piece)
      return piece
    },
    nextStrip: () => pieces.clear(),
    close: () => {
      for (const descriptor of descriptors.values()) closeSync(descriptor)
    },
  }
}
