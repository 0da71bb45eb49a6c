import { MOST_FILE_BYTES } from '@collagerie/core/photo'

/** A file that claims to be too large, without the bytes; the library's tests use a real one. */
export function hugeFile(name: string): File {
  return Object.defineProperty(new File([''], name), 'size', { value: MOST_FILE_BYTES + 1 })
}
