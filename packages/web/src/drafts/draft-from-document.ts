import { type Pages, photosOnPages, writeCollageXml, writtenTitle } from '@collagerie/core/collage'
import type { PhotoContent } from '@collagerie/core/photo'
import { type Opened, saveCollage } from '@collagerie/core/saving'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { type Draft, type DraftPhoto, LONGEST_NAME, newDraft } from './draft-record.ts'

export interface DocumentNow {
  readonly draftId: string
  readonly pages: Pages
  readonly shown: number
  readonly savedId: string | undefined
  readonly opened: Opened | undefined
  readonly isUnsaved: boolean
  /** Whether it is worked on by somebody who is signed in. */
  readonly isOfAccount: boolean
}

export interface PhotosNow {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  readonly order: readonly string[]
}

/** What was kept before: a photo that is only just being read back says less of itself than its draft does. */
interface KeptBefore {
  readonly photos: ReadonlyMap<string, DraftPhoto>
  hasBytes(photoId: string): boolean
}

export function draftFromDocument(document: DocumentNow, library: PhotosNow, before: KeptBefore, now: number): Draft {
  const { draftId, pages, shown, savedId, opened, isUnsaved, isOfAccount } = document
  const { photos, order } = library
  // Where only the server has the bytes, a photo is found again by the server's id alone.
  const keptId = (id: string) => (before.hasBytes(id) ? id : (photos[id]?.serverId ?? id))
  const offered = new Set(order)
  const saved = saveCollage(pages, {
    screenshot: '',
    storedId: keptId,
    originalOf: () => undefined,
    isOffered: (id) => offered.has(id),
    opened,
  })
  const [first] = pages
  const title = writtenTitle(saved)
  return newDraft({
    draftId,
    xml: writeCollageXml(saved),
    ...(savedId !== undefined && { savedId }),
    isUnsaved,
    ...(isOfAccount && { isOfAccount }),
    ...(shown > 0 && { shownPage: shown }),
    templateId: first?.choice.templateId ?? '',
    ...(title !== '' && { title }),
    ...(pages.length > 1 && { pages: pages.length }),
    format: { width: first?.template.canvas.width ?? 0, height: first?.template.canvas.height ?? 0 },
    updatedAt: now,
    photos: [...new Set([...order, ...photosOnPages(pages)])].flatMap((id) => {
      const known = keptOf(photos[id], before.photos.get(id))
      return known ? { ...known, id: keptId(id), isOffered: offered.has(id) } : []
    }),
  })
}

/** What is kept of a photo beside its bytes. */
export function keptOf(photo: LibraryPhoto | undefined, before?: DraftPhoto): DraftPhoto | undefined {
  if (!photo || photo.state !== 'IMAGE') {
    // One the server has can be asked for again, whatever became of it here.
    return before ?? (photo?.serverId === undefined ? undefined : plainFacts(photo))
  }
  const { width, height, rotation, content } = photo
  return { ...plainFacts(photo), facts: { width, height, rotation }, ...(content && { content: keepable(content) }) }
}

/** The draft's own lists: a record is read and written by others. */
function keepable({ faces, saliency, tone, ...content }: PhotoContent): NonNullable<DraftPhoto['content']> {
  const [light, red, yellow] = tone
  return { ...content, faces: [...faces], saliency: [...saliency], tone: [light, red, yellow] }
}

function plainFacts({ id, name, photoType, serverId, uniqueFileId }: LibraryPhoto): DraftPhoto {
  return {
    id,
    name: name.slice(0, LONGEST_NAME),
    photoType,
    ...(serverId !== undefined && { serverId }),
    ...(uniqueFileId !== undefined && { uniqueFileId }),
    isOffered: true,
  }
}
