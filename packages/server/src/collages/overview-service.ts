import { photoIdsOf } from '@collagerie/core/collage'
import type { CollageListAnswer, ListedCollage, VersionListAnswer } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import { readCursor, writeCursor } from '../http/time-cursor.ts'
import type { AccountQuota } from '../quota/account-quota.ts'
import { newId } from '../storage/new-id.ts'
import type { CollageRow } from '../storage/schema.ts'
import { collageCardOf, pictureAddress } from './collage-card.ts'
import { collageColumnsOf } from './collage-columns.ts'
import type { CollageRepository, SavedColumns, SavedVersion } from './collage-repository.ts'
import type { DocumentReader } from './document-reader.ts'
import type { OverviewRepository } from './overview-repository.ts'
import { formatFromRow } from './stored-format.ts'

const PAGE_SIZE = 24

/** What customers can do with their saved collages. */
export interface OverviewService {
  list(session: Session, after: string): Promise<CollageListAnswer>
  /** The picture of a version, by default the newest. */
  picture(session: Session, id: string, version: number | undefined): Promise<Buffer>
  rename(session: Session, id: string, name: string): Promise<ListedCollage>
  duplicate(session: Session, id: string, name: string | undefined): Promise<ListedCollage>
  remove(session: Session, id: string): Promise<void>
  undelete(session: Session, id: string): Promise<ListedCollage>
  versions(session: Session, id: string): Promise<VersionListAnswer>
  /** Makes an earlier version the newest and keeps those in between. */
  restore(session: Session, id: string, version: number): Promise<ListedCollage>
}

export function createOverviewService(
  collages: CollageRepository,
  overview: OverviewRepository,
  quota: Pick<AccountQuota, 'of'>,
  documents: DocumentReader,
): OverviewService {
  async function owned(session: Session, id: string): Promise<CollageRow> {
    return requireOwned(await collages.find(id), session, 'noSuchCollage')
  }

  async function savedVersion(id: string, version: number): Promise<SavedVersion> {
    const saved = await collages.version(id, version)
    if (saved === undefined) throw new HttpFailure('noSuchCollage')
    return saved
  }

  async function photoIdsIn({ userId }: Session, { xml }: SavedVersion): Promise<readonly string[]> {
    const read = await documents.read(userId, xml)
    return read.ok ? photoIdsOf(read.value) : []
  }

  async function card(session: Session, id: string): Promise<ListedCollage> {
    const orders = await overview.orders(session.userId, [id])
    return collageCardOf(await owned(session, id), orders.get(id))
  }

  return {
    list: async (session, after) => {
      const rows = await overview.list(session.userId, readCursor(after), PAGE_SIZE + 1)
      const shown = rows.slice(0, PAGE_SIZE)
      const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
      const ids = shown.map(({ id }) => id)
      const orders = await overview.orders(session.userId, ids)
      return {
        collages: shown.map((row) => collageCardOf(row, orders.get(row.id))),
        next: last ? writeCursor({ at: last.updated_at, id: last.id }) : '',
        room: await quota.of(session.userId),
        username: await overview.usernameOf(session.userId),
      }
    },

    picture: async (session, id, version) => {
      const collage = await owned(session, id)
      const { picture } = await savedVersion(id, version ?? collage.version)
      if (picture === '') throw new HttpFailure('noSuchCollage')
      return Buffer.from(picture, 'base64')
    },

    rename: async (session, id, name) => {
      const collage = await owned(session, id)
      if (!(await overview.rename(collage, name))) throw new HttpFailure('nameTaken')
      return card(session, id)
    },

    duplicate: async (session, id, name) => {
      const collage = await owned(session, id)
      const saved = await savedVersion(id, collage.version)
      const copy = newId()
      await collages.add({
        id: copy,
        userId: session.userId,
        columns: savedColumns(collage),
        saved,
        photoIds: await photoIdsIn(session, saved),
        name: name ?? collage.name,
      })
      return card(session, copy)
    },

    remove: async (session, id) => {
      await owned(session, id)
      await overview.remove(id)
    },

    undelete: async (session, id) => {
      const collage = requireOwned(await overview.findDeletedToo(id), session, 'noSuchCollage')
      await overview.undelete(collage)
      return card(session, id)
    },

    versions: async (session, id) => {
      await owned(session, id)
      const versions = await overview.versions(id)
      return {
        versions: versions.map((row) => ({
          version: row.version,
          savedAt: row.saved_at,
          ...formatFromRow(row),
          picture: row.has_picture ? pictureAddress(id, row.version) : '',
        })),
      }
    },

    restore: async (session, id, version) => {
      const collage = await owned(session, id)
      const saved = await savedVersion(id, version)
      const read = await documents.read(session.userId, saved.xml)
      if (!read.ok) throw new HttpFailure('noSuchCollage')
      const { columns } = collageColumnsOf(read.value, collage.template_id)
      const save = {
        id,
        userId: session.userId,
        columns: { ...savedColumns(collage), ...columns },
        saved,
        photoIds: photoIdsOf(read.value),
      }
      await collages.change(save, (found) => {
        requireOwned(found, session, 'noSuchCollage')
      })
      return card(session, id)
    },
  }
}

function savedColumns(row: CollageRow): SavedColumns {
  return {
    editor: row.editor,
    editor_version: row.editor_version,
    for_order: row.for_order,
    template_id: row.template_id,
    title: row.title,
    width_mm: row.width_mm,
    height_mm: row.height_mm,
    material: row.material,
    pages: row.pages,
    has_picture: row.has_picture,
  }
}
