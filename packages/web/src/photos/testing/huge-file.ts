import { MOST_FILE_BYTES } from '@collagerie/core/photo'

/** A file that says it is too big, without the bytes: what is really so big is tried with the library itself. */
export function hugeFile(name: string): File {
  return Object.defineProperty(new File([''], name), 'size', { value: MOST_FILE_BYTES + 1 })
}
