import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const PAGE_SIZE = 12
/** Every so many entries is a film, which an application must leave out. */
const FILM_EVERY = 8

interface MediaEntry {
  readonly id: string
  readonly media_type: 'IMAGE' | 'VIDEO'
  readonly media_url: string
  readonly thumbnail_url?: string
}

/** The sample pictures of the content folder, with films among them. */
export async function sandboxMedia(contentDir: string): Promise<readonly MediaEntry[]> {
  const files = await readdir(join(contentDir, 'webassets/samples')).catch(() => [])
  const photos = files.filter((name) => name.endsWith('.jpg')).toSorted()
  return photos.flatMap((name, index): readonly MediaEntry[] => {
    const media_url = `/webassets/samples/${name}`
    const photo = { id: `1784${1000 + index}`, media_type: 'IMAGE', media_url } as const
    if (index % FILM_EVERY !== FILM_EVERY - 1) return [photo]
    const film = { id: `1799${1000 + index}`, media_type: 'VIDEO' } as const
    return [photo, { ...film, media_url: media_url.replace(/jpg$/, 'mp4'), thumbnail_url: media_url }]
  })
}

/** One page, with absolute addresses and, while there is more, the address of the next. */
export function feedPageOf(media: readonly MediaEntry[], asked: URL) {
  const start = Math.max(0, Math.trunc(Number(asked.searchParams.get('after') ?? 0)) || 0)
  const fields = new Set((asked.searchParams.get('fields') ?? 'id').split(','))
  const data = media.slice(start, start + PAGE_SIZE).map((entry) => {
    const absolute = { ...entry, media_url: new URL(entry.media_url, asked).href }
    const full = entry.thumbnail_url
      ? { ...absolute, thumbnail_url: new URL(entry.thumbnail_url, asked).href }
      : absolute
    return Object.fromEntries(Object.entries(full).filter(([name]) => fields.has(name)))
  })
  const after = String(start + PAGE_SIZE)
  const next = new URL(asked)
  next.searchParams.set('after', after)
  next.searchParams.delete('callback')
  return start + PAGE_SIZE < media.length ? { data, paging: { cursors: { after }, next: next.href } } : { data }
}
