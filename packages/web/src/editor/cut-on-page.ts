import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import type { CommandOf } from '@collagerie/core/edit'
import type { PhotoContent } from '@collagerie/core/photo'
import { cutFaces } from '@collagerie/core/quality'
import { loadSeenParts } from '../painting/seen-parts.ts'
import { type LibraryPhoto, useLibrary } from '../photos/library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>
type Framings = readonly CommandOf<'reframe'>[]

/** New framings for a page's photos that cut a face. */
export interface CutOnPage {
  /** The page's index. */
  readonly at: number
  readonly framings: Framings
}

interface Looked {
  readonly contents: readonly (PhotoContent | undefined)[]
  readonly framings: Framings
}

const looked = new WeakMap<CollagePage, Looked>()

/** Computed again only when the page or the content of its photos changes: there may be many pages. */
export async function cutOnPage(page: CollagePage): Promise<Framings> {
  const { photos } = useLibrary.getState()
  const contents = shownPhotos(page).map(({ photo }) => contentIn(photos, photo.id))
  const before = looked.get(page)
  if (before && contents.every((content, index) => content === before.contents[index])) return before.framings
  if (!contents.some((content) => content?.faces.length)) return []
  const seen = await loadSeenParts(page.template)
  const framings = cutFaces(page, (id) => shownIn(photos, id), seen)
  looked.set(page, { contents, framings })
  return framings
}

/** The content of a photo, once it is loaded and analysed. */
export function contentIn(photos: Photos, id: string): PhotoContent | undefined {
  return shownIn(photos, id)?.content
}

function shownIn(photos: Photos, id: string) {
  const photo = photos[id]
  return photo?.state === 'IMAGE' ? photo : undefined
}
