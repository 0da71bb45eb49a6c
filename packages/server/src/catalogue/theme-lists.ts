import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type CatalogueEntry, LANGUAGES, type Language, localise, writeThemeList } from '@collagerie/core/catalogue'

/** The theme list in one language, ready to be sent: written and compressed once, at the start. */
export interface ThemeListAnswer {
  readonly etag: string
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
}

export async function writeThemeLists(
  entries: readonly CatalogueEntry[],
): Promise<ReadonlyMap<Language, ThemeListAnswer>> {
  const visible = entries.filter((entry) => entry.visible)
  const lists = LANGUAGES.map(async (language): Promise<[Language, ThemeListAnswer]> => {
    const xml = Buffer.from(writeThemeList(visible.map((entry) => localise(entry, language))))
    const [br, gzipped] = await Promise.all([promisify(brotliCompress)(xml), promisify(gzip)(xml)])
    const etag = `W/"${createHash('sha256').update(xml).digest('base64url')}"`
    return [language, { etag, bodies: { br, gzip: gzipped, identity: xml } }]
  })
  return new Map(await Promise.all(lists))
}
