import { type CroppedPhoto, exifTurn } from '@collagerie/core/placement'
import sharp from 'sharp'
import { type InkTurner, inkTurner } from '../colour/ink-turner.ts'
import { PrintFailure, type PrintLocation } from '../job/print-failure.ts'

/** An original as it lies on disk. */
export interface Original extends CroppedPhoto {
  readonly file: string
  /** Mirrored left to right by the camera's tag. Its turn is part of the placement. */
  readonly isMirrored: boolean
  /** For a photo in printing inks: the print shows it like the browser did. */
  readonly turnInks?: InkTurner
}

/** A truncated file would print as a grey field; better no print at all. */
export const READING = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const

export async function readOriginal(file: string, place: PrintLocation): Promise<Original> {
  try {
    const { width, height, orientation, space, icc } = await sharp(file, READING).metadata()
    const turnInks = space === 'cmyk' ? inkTurner(icc) : undefined
    return { file, width, height, isMirrored: exifTurn(orientation).isMirrored, ...(turnInks && { turnInks }) }
  } catch (error) {
    throw brokenPhoto(error, place)
  }
}

/** The text that libvips puts before a message of the operating system. */
const FROM_SYSTEM = /^system error: /m

/**
 * The decoder's own words, on one line and without paths. A full disk or too many open files are not the photo's fault:
 * they stay system errors, so that the print is retried.
 */
export function brokenPhoto(error: unknown, place: PrintLocation): Error {
  if (error instanceof Error && ('syscall' in error || FROM_SYSTEM.test(error.message))) return error
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const plain = reason.replace(/\/\S+\//g, '').replace(/\.$/, '')
  return new PrintFailure('broken-photo', plain, place, { cause: error })
}
