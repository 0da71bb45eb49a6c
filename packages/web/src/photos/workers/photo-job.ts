import type { Toning } from '@collagerie/core/effects'
import type { FileError, FilePart, ForeignFormat, PhotoContent } from '@collagerie/core/photo'
import type { Rotation } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import type { Arranged, Arranging } from '../analysis/arrange-photos.ts'
import type { TriedTemplate } from '../analysis/try-template.ts'

/** What a file tells before it is decoded. `rotation` turns the pixels upright after any mirroring. */
export interface InspectedFile {
  readonly width: number
  readonly height: number
  readonly rotation: Rotation
  readonly isMirrored: boolean
  readonly takenAt: number | undefined
  readonly uniqueFileId: string
  /** The EXIF segments, which the decoder must not see. */
  readonly exif: readonly FilePart[]
}

export interface DecodedPhoto {
  readonly bitmap: ImageBitmap
  /** A smaller copy, if it was asked for and the bitmap is larger. */
  readonly small: ImageBitmap | undefined
  readonly thumb: Blob | undefined
}

/** The copies made beside a bitmap. */
interface SmallCopies {
  /** The long side of the small copy. */
  readonly longSide: number
  /** The height of the thumb once it is upright. */
  readonly thumbHeight: number
}

/** The tasks of a worker. */
export type PhotoJob =
  | { readonly kind: 'inspect'; readonly file: Blob }
  | {
      readonly kind: 'decode'
      readonly file: Blob
      readonly inspected: InspectedFile
      readonly longSide: number
      readonly copies?: SmallCopies
    }
  | { readonly kind: 'convert'; readonly file: Blob; readonly format: ForeignFormat }
  | { readonly kind: 'uploadCopy'; readonly file: Blob }
  | { readonly kind: 'compare'; readonly file: Blob; readonly other: Blob }
  | { readonly kind: 'tone'; readonly bitmap: ImageBitmap; readonly toning: Toning }
  | { readonly kind: 'analyse'; readonly bitmap: ImageBitmap; readonly rotation: Rotation }
  | { readonly kind: 'arrange'; readonly arranging: Arranging }
  | { readonly kind: 'try'; readonly tried: TriedTemplate }

export type PhotoAnswer =
  | { readonly kind: 'inspected'; readonly inspected: InspectedFile }
  | { readonly kind: 'decoded'; readonly decoded: DecodedPhoto }
  | { readonly kind: 'converted'; readonly file: Blob }
  | { readonly kind: 'uploadCopy'; readonly file: Blob }
  | { readonly kind: 'compared'; readonly isSame: boolean }
  | { readonly kind: 'toned'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'analysed'; readonly content: PhotoContent }
  | { readonly kind: 'arranged'; readonly arranged: Arranged }
  | { readonly kind: 'tried'; readonly layouts: readonly PhotoLayout[] }
  /** Has a message if the file was refused because of an error and not by a rule. */
  | { readonly kind: 'refused'; readonly error: FileError; readonly message?: string }
  /** An error of ours. */
  | { readonly kind: 'failed'; readonly message: string }
