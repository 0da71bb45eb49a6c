export { isJpeg, type JpegHeader, readJpegHeader } from './jpeg-header.ts'
export { type FileError, MOST_FILE_BYTES, MOST_PIXELS } from './photo-limits.ts'
