import type { Size } from '../geometry/index.ts'

export const MOST_FILE_BYTES = 26_214_400
export const MOST_PIXELS = 200_000_000
/** Decoders refuse a longer side, although a header can declare it. */
const LONGEST_SIDE = 65_500
export const MOST_SELECTED_PHOTOS = 150

/** Whether a picture has more pixels, or a longer side, than can be worked with. */
export function isTooLarge({ width, height }: Size): boolean {
  return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE
}

/** Why a file cannot become a photo; each is a key of the `fileservice` texts. */
export type FileError =
  | 'ERROR_NO_FILE_ACCESS'
  | 'ERROR_IMAGE_COULD_NOT_BE_LOADED'
  | 'ERROR_FILE_TO_BIG'
  | 'ERROR_NO_JPG_IMAGE'
