export { checkFile, type FileCheck, isTooBig } from './check-file.ts'
export { contentHash } from './content-hash.ts'
export { type FilePart, isJpeg, type JpegHeader, readJpegHeader } from './jpeg-header.ts'
export {
  DOTS_MS,
  dotsAt,
  leavesSlot,
  nextPhotoState,
  type PhotoError,
  type PhotoEvent,
  type PhotoState,
  TILE_STATE,
} from './photo-life.ts'
export { type FileError, MOST_FILE_BYTES, MOST_PIXELS, MOST_SELECTED_PHOTOS } from './photo-limits.ts'
export { BASE_PIXELS, pictureLevel } from './picture-level.ts'
