import { join } from 'node:path'
import type { StoredQuote } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import type { StoredBlob } from '../storage/blobs.ts'
import { openStoredFile } from '../storage/stored-file.ts'

/** Opens the picture for print of the quote that has this `unique`. */
export type OpenQuote = (unique: string) => Promise<StoredBlob>

export function quoteFiles(quotes: readonly StoredQuote[], contentDir: string): OpenQuote {
  const paths = new Map(quotes.map(({ unique, fullformat }) => [unique, join(contentDir, fullformat.src)]))
  return async (unique) => {
    const path = paths.get(unique)
    const file = path === undefined ? undefined : await openStoredFile(path).catch(() => undefined)
    if (file === undefined) throw new HttpFailure('noFileAccess')
    return file
  }
}
