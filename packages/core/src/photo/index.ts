export { checkFile, type FileCheck, isPhotoName, isTooBig } from './check-file.ts'
export { contentHash } from './content-hash.ts'
export { decodingBytes } from './decoding-bytes.ts'
export { exifSegmentOf } from './exif-segment.ts'
export type { ForeignPicture } from './foreign-picture.ts'
export { isJpeg, isNoPhoto, type JpegHeader, readJpegHeader } from './jpeg-header.ts'
export type { FilePart } from './jpeg-segments.ts'
export { isRgbProfile, jpegWith } from './jpeg-with.ts'
export { areNearDoubles, bursts, nearDoubles } from './near-double.ts'
export { type PhotoContent, SALIENCY_SIDE } from './photo-content.ts'
export {
  acceptedFiles,
  endingsOf,
  type ForeignFormat,
  foreignFormatOf,
  isNamedLikePhoto,
  PHOTO_FORMATS,
  type PhotoFormat,
} from './photo-formats.ts'
export {
  DOTS_MS,
  dotsAt,
  leavesSlot,
  nextPhotoState,
  type PhotoError,
  type PhotoState,
  TILE_STATE,
} from './photo-life.ts'
export {
  type FileError,
  isTooLarge,
  MOST_FILE_BYTES,
  MOST_PIXELS,
  MOST_SELECTED_PHOTOS,
} from './photo-limits.ts'
export { BASE_PIXELS, CLOSE_LEVELS, pictureLevel, SMALL_PIXELS } from './picture-level.ts'
export { dateFactsOf, readForeignPicture } from './read-foreign-picture.ts'
export { createScanCounter, MOST_SCANS } from './scan-counter.ts'
export { withoutMetadata } from './without-metadata.ts'
