import { photoIdsOf } from '@collagerie/core/collage'
import { isMaterial } from '@collagerie/core/format'
import type { CollagePhoto, LoadAnswer, SaveRequest, StoredQuote } from '@collagerie/protocol'
import type { KeptArt } from '../catalogue/kept-art.ts'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import { newId } from '../storage/new-id.ts'
import { collageColumnsOf } from './collage-columns.ts'
import type { CollageRepository, CollageSave } from './collage-repository.ts'
import type { DocumentReader } from './document-reader.ts'
import type { PhotosIn } from './photos-in.ts'
import { isScreenshot } from './screenshot.ts'

/** A save whose collage is not known yet. */
type UnplacedSave = Omit<CollageSave, 'id'>

const NO_SCREENSHOT = 'the screenshot is no JPEG of at most 500 x 500 pixels'

export interface CollageService {
  /** Returns the collage's id. */
  save(session: Session, request: SaveRequest): Promise<string>
  load(session: Session, id: string): Promise<LoadAnswer>
  photosOf(session: Session, id: string): Promise<readonly CollagePhoto[]>
}

export function createCollageService(
  collages: CollageRepository,
  quotes: readonly StoredQuote[],
  documents: DocumentReader,
  photosIn: PhotosIn,
  art: Pick<KeptArt, 'keep'>,
): CollageService {
  const quoteIds = new Set(quotes.map(({ id }) => id))

  /** A collage may show only the caller's own photos and the shop's quotes. */
  function refuseForeignPhotos([foreign]: readonly string[]): void {
    if (foreign !== undefined) throw new HttpFailure('photoNotYours', { photoId: foreign })
  }

  async function open(session: Session, id: string) {
    const collage = requireOwned(await collages.find(id), session, 'collageUnavailable')
    const saved = await collages.version(id, collage.version)
    if (saved === undefined) throw new HttpFailure('collageUnavailable')
    return { collage, xml: saved.xml }
  }

  async function saveChange(session: Session, id: string, save: UnplacedSave): Promise<string> {
    await collages.change({ ...save, id }, (found) => {
      requireOwned(found, session, 'saveOfUnknown')
    })
    return id
  }

  async function saveNew(session: Session, requestKey: string, save: UnplacedSave): Promise<string> {
    const fresh = newId()
    const id = await collages.add({ ...save, id: fresh, requestKey })
    // Another id means that this key already has a collage: the answer to the first request was lost.
    if (id === fresh || (await isNewest(session, id, save))) return id
    return saveChange(session, id, save)
  }

  async function isNewest(session: Session, id: string, { saved, columns }: UnplacedSave): Promise<boolean> {
    const newest = await open(session, id)
    return newest.xml === saved.xml && newest.collage.for_order === columns.for_order
  }

  return {
    save: async (session, request) => {
      const read = await documents.read(session.userId, request.collagexml)
      if (!read.ok) throw new HttpFailure('saveRefused', { reason: read.failure.reason })
      if (!isScreenshot(read.value.screenshot)) throw new HttpFailure('saveRefused', { reason: NO_SCREENSHOT })
      const { columns: shown, picture } = collageColumnsOf(read.value, request.templateid)
      const columns = {
        ...shown,
        editor: request.editor,
        editor_version: request.editor_version,
        for_order: request.fororder ? 1 : 0,
      }
      // The document is stored byte for byte; the reader only made sure that it can be read.
      const { width_mm, height_mm } = shown
      const saved = { xml: request.collagexml, picture, width_mm, height_mm }
      const photoIds = photoIdsOf(read.value).filter((photoId) => !quoteIds.has(photoId))
      const save = { userId: session.userId, columns, saved, photoIds, checkPhotos: refuseForeignPhotos }
      await art.keep(read.value)
      return request.collageid === ''
        ? saveNew(session, request.requestkey, save)
        : saveChange(session, request.collageid, save)
    },

    load: async (session, id) => {
      const { collage, xml } = await open(session, id)
      const { material = '' } = (await collages.lastOrder(id)) ?? {}
      return { collagexml: xml, editor: collage.editor, ...(isMaterial(material) && material && { material }) }
    },

    photosOf: async (session, id) => {
      const { xml } = await open(session, id)
      const read = await documents.read(session.userId, xml)
      if (!read.ok) throw new HttpFailure('collageUnavailable')
      return photosIn(session, read.value)
    },
  }
}
