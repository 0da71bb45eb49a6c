import { type Collage, photosOnPages, writeCollageXml, writtenTitle } from '@collagerie/core/collage'
import type { PhotoContent } from '@collagerie/core/photo'
import { type Opened, toSavedCollage } from '@collagerie/core/saving'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { type Draft, type DraftPhoto, LONGEST_NAME, newDraft } from './draft-record.ts'

export interface DocumentNow {
  readonly draftId: string
  readonly pages: Collage
  readonly shown: number
  readonly savedId: string | undefined
  readonly opened: Opened | undefined
  readonly isUnsaved: boolean
  /** Whether a signed-in customer works on it. */
  readonly isOfAccount: boolean
}

export interface PhotosNow {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  readonly order: readonly string[]
}

/** What the draft stored earlier: it knows more about a photo that is still being read back. */
interface KeptBefore {
  readonly photos: ReadonlyMap<string, DraftPhoto>
  hasBytes(photoId: string): boolean
}

export function draftFromDocument(document: DocumentNow, library: PhotosNow, before: KeptBefore, now: number): Draft {
  const { draftId, pages, shown, savedId, opened, isUnsaved, isOfAccount } = document
  const { photos, order } = library
  // If only the server has the bytes, a photo can be found again only by the server's id.
  const keptId = (id: string) => (before.hasBytes(id) ? id : (photos[id]?.serverId ?? id))
  const offered = new Set(order)
  const saved = toSavedCollage(pages, {
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
    format: { width: first?.template.format.width ?? 0, height: first?.template.format.height ?? 0 },
    updatedAt: now,
    photos: [...new Set([...order, ...photosOnPages(pages)])].flatMap((id) => {
      const known = keptOf(photos[id], before.photos.get(id), before.hasBytes(id))
      return known ? { ...known, id: keptId(id), isOffered: offered.has(id) } : []
    }),
  })
}

/** What is stored of a photo beside its bytes: what was stored before, until the photo itself says more. */
export function keptOf(
  photo: LibraryPhoto | undefined,
  before: DraftPhoto | undefined,
  hasBytes: boolean,
): DraftPhoto | undefined {
  if (!photo || photo.state !== 'IMAGE') {
    // A photo whose bytes are here or on the server can be read again, whatever happened to it on this page.
    return before ?? (photo && (hasBytes || photo.serverId !== undefined) ? plainFacts(photo) : undefined)
  }
  const { width, height, rotation, content } = photo
  return { ...plainFacts(photo), facts: { width, height, rotation }, ...(content && { content: keepable(content) }) }
}

/** Copies the lists for the draft, since others read and write its record. */
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
