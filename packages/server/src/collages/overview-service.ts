import { photoIdsOf } from '@collagerie/core/collage'
import type { CollageListAnswer, ListedCollage } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import { pageOf } from '../http/page-of.ts'
import type { Session } from '../http/session.ts'
import { readCursor, writeCursor } from '../http/time-cursor.ts'
import type { AccountQuota } from '../quota/account-quota.ts'
import { newId } from '../storage/new-id.ts'
import { collageCardOf } from './collage-card.ts'
import type { CollageRepository, SavedVersion } from './collage-repository.ts'
import type { DocumentReader } from './document-reader.ts'
import type { OverviewRepository } from './overview-repository.ts'
import { ownCollages } from './own-collages.ts'
import { savedColumnsOf } from './saved-columns.ts'

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
}

export function createOverviewService(
  collages: CollageRepository,
  overview: OverviewRepository,
  quota: Pick<AccountQuota, 'of'>,
  documents: DocumentReader,
): OverviewService {
  const { owned, savedVersion, card } = ownCollages(collages, overview)

  async function photoIdsIn({ userId }: Session, { xml }: SavedVersion): Promise<readonly string[]> {
    const read = await documents.read(userId, xml)
    return read.ok ? photoIdsOf(read.value) : []
  }

  return {
    list: async (session, after) => {
      const { shown, next } = await pageOf(
        PAGE_SIZE,
        (most) => overview.list(session.userId, readCursor(after), most),
        ({ updated_at: at, id }) => writeCursor({ at, id }),
      )
      const ids = shown.map(({ id }) => id)
      const orders = await overview.orders(session.userId, ids)
      return {
        collages: shown.map((row) => collageCardOf(row, orders.get(row.id))),
        next,
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
        columns: savedColumnsOf(collage),
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
  }
}
