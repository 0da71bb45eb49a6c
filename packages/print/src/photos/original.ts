import type { Size } from '@collagerie/core/geometry'
import { exifTurn } from '@collagerie/core/placement'
import sharp from 'sharp'
import { PrintFailure, type PrintPlace } from '../job/print-failure.ts'

/** An original as it lies on disk. */
export interface Original extends Size {
  readonly file: string
  /** Flipped left to right, as the camera's tag asks. Its turn is part of how the photo was placed. */
  readonly isMirrored: boolean
  /** CMYK that does not say which: browsers turn it to RGB in the plainest way, and so must the print. */
  readonly isBareCmyk: boolean
}

/** A file that ends early would print as a grey field; better no print than that. */
export const READING = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const

export async function readOriginal(file: string, place: PrintPlace): Promise<Original> {
  try {
    const { width, height, orientation, space, hasProfile } = await sharp(file, READING).metadata()
    return {
      file,
      width,
      height,
      isMirrored: exifTurn(orientation).isMirrored,
      isBareCmyk: space === 'cmyk' && !hasProfile,
    }
  } catch (error) {
    throw brokenPhoto(error, place)
  }
}

/** The decoder's own words, on one line and without paths. */
export function brokenPhoto(error: unknown, place: PrintPlace): PrintFailure {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  const plain = reason.replace(/\/\S+\//g, '').replace(/\.$/, '')
  return new PrintFailure('broken-photo', plain, place, { cause: error })
}
