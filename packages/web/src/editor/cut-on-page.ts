import { type Collage, shownPhotos } from '@collagerie/core/collage'
import type { CommandOf } from '@collagerie/core/edit'
import type { PhotoContent } from '@collagerie/core/photo'
import { cutFaces } from '@collagerie/core/quality'
import { knowSeenParts } from '../painting/seen-parts.ts'
import { type LibraryPhoto, useLibrary } from '../photos/library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>
type Framings = readonly CommandOf<'reframe'>[]

/** New framings for those photos of one page that have a face cut. */
export interface CutOnPage {
  /** Its place among the pages. */
  readonly page: number
  readonly framings: Framings
}

interface Looked {
  readonly contents: readonly (PhotoContent | undefined)[]
  readonly framings: Framings
}

const looked = new WeakMap<Collage, Looked>()

/** Found anew only when the page or what its photos show has changed: there may be many pages. */
export async function cutOnPage(collage: Collage): Promise<Framings> {
  const { photos } = useLibrary.getState()
  const contents = shownPhotos(collage).map(({ photo }) => contentIn(photos, photo.id))
  const before = looked.get(collage)
  if (before && contents.every((content, index) => content === before.contents[index])) return before.framings
  if (!contents.some((content) => content?.faces.length)) return []
  const seen = await knowSeenParts(collage.template)
  const framings = cutFaces(collage, (id) => shownIn(photos, id), seen)
  looked.set(collage, { contents, framings })
  return framings
}

/** What a photo shows, once it is there and was looked at. */
export function contentIn(photos: Photos, id: string): PhotoContent | undefined {
  return shownIn(photos, id)?.content
}

function shownIn(photos: Photos, id: string) {
  const photo = photos[id]
  return photo?.state === 'IMAGE' ? photo : undefined
}
