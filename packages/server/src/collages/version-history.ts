import { photoIdsOf } from '@collagerie/core/collage'
import type { ListedCollage, VersionListAnswer } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import { pictureAddress } from './collage-card.ts'
import { collageColumnsOf } from './collage-columns.ts'
import type { CollageRepository } from './collage-repository.ts'
import type { DocumentReader } from './document-reader.ts'
import type { OverviewRepository } from './overview-repository.ts'
import { ownCollages } from './own-collages.ts'
import { savedColumnsOf } from './saved-columns.ts'
import { formatFromRow } from './stored-format.ts'

/** The earlier versions of a saved collage. */
export interface VersionHistory {
  list(session: Session, id: string): Promise<VersionListAnswer>
  /** Makes an earlier version the newest and keeps those in between. */
  restore(session: Session, id: string, version: number): Promise<ListedCollage>
}

export function createVersionHistory(
  collages: CollageRepository,
  overview: OverviewRepository,
  documents: DocumentReader,
): VersionHistory {
  const { owned, savedVersion, card } = ownCollages(collages, overview)
  return {
    list: async (session, id) => {
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
        columns: { ...savedColumnsOf(collage), ...columns },
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
