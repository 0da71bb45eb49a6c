import type { Size } from '@collagerie/core/geometry'
import { exifTurn } from '@collagerie/core/placement'
import sharp from 'sharp'
import { type InkTurner, inkTurner } from '../colour/inks-to-rgb.ts'
import { PrintFailure, type PrintPlace } from '../job/print-failure.ts'

/** An original as it lies on disk. */
export interface Original extends Size {
  readonly file: string
  /** Flipped left to right, as the camera's tag asks. Its turn is part of how the photo was placed. */
  readonly isMirrored: boolean
  /** Of a photo in printing inks: the print shows it as the browser did. */
  readonly turnInks?: InkTurner
}

/** A file that ends early would print as a grey field; better no print than that. */
export const READING = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const

export async function readOriginal(file: string, place: PrintPlace): Promise<Original> {
  try {
    const { width, height, orientation, space, icc } = await sharp(file, READING).metadata()
    const turnInks = space === 'cmyk' ? inkTurner(icc) : undefined
    return { file, width, height, isMirrored: exifTurn(orientation).isMirrored, ...(turnInks && { turnInks }) }
  } catch (error) {
    throw brokenPhoto(error, place)
  }
}

/** What libvips puts before the words of the operating system. */
const FROM_SYSTEM = /^system error: /m

/**
 * The decoder's own words, on one line and without paths. A full disk or too many open files are no fault of the photo's:
 * they stay what they are, so that the print is tried again.
 */
export function brokenPhoto(error: unknown, place: PrintPlace): Error {
  if (error instanceof Error && ('syscall' in error || FROM_SYSTEM.test(error.message))) return error
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const plain = reason.replace(/\/\S+\//g, '').replace(/\.$/, '')
  return new PrintFailure('broken-photo', plain, place, { cause: error })
}
