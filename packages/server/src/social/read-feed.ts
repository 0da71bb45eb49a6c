import * as v from 'valibot'
import { feedPage, photoUrl } from './fixed-hosts.ts'
import type { ProviderAddresses } from './social-provider.ts'

/** The fields asked for. */
export const FEED_FIELDS = 'id,media_url,thumbnail_url,media_type'

const feedSchema = v.object({
  data: v.array(v.unknown()),
  paging: v.optional(v.object({ next: v.optional(v.string()) })),
})

/** Only pictures are kept; films and albums cannot be printed. */
const imageSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  media_type: v.literal('IMAGE'),
  media_url: v.string(),
  thumbnail_url: v.optional(v.string()),
})

/** A photo of the feed and the address of its bytes. */
export interface FeedPhoto {
  readonly id: string
  readonly url: string
  readonly thumbUrl: string
}

export interface Feed {
  readonly photos: readonly FeedPhoto[]
  readonly next: string | undefined
}

/** The usable part of a service's answer: a broken or unknown entry does not affect the others. */
export function readFeed(body: unknown, addresses: ProviderAddresses): Feed | undefined {
  const feed = v.safeParse(feedSchema, body)
  if (!feed.success) return undefined
  const photos = feed.output.data.flatMap((entry) => {
    const image = v.safeParse(imageSchema, entry)
    if (!image.success) return []
    const { id, media_url: media, thumbnail_url: thumbnail } = image.output
    const url = photoUrl(media, addresses)
    return url === undefined ? [] : [{ id, url, thumbUrl: photoUrl(thumbnail, addresses) ?? url }]
  })
  return { photos, next: feedPage(feed.output.paging?.next, addresses.feedUrl) }
}
