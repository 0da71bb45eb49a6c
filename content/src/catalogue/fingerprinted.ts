import { createHash } from 'node:crypto'

const DIGITS = 10
/** Before a file's ending, or before the slash that ends a folder. */
const END_OF_NAME = /(?=\.\w+$|\/$)/

/**
 * An address that says what is there, a file or a folder of files: what is drawn anew is found elsewhere, so this can
 * be kept for ever.
 */
export function fingerprinted(address: string, contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return address.replace(END_OF_NAME, `-${hash.digest('hex').slice(0, DIGITS)}`)
}
