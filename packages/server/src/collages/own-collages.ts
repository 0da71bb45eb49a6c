import type { ListedCollage } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import type { CollageRow } from '../storage/schema.ts'
import { collageCardOf } from './collage-card.ts'
import type { CollageRepository, SavedVersion } from './collage-repository.ts'
import type { OverviewRepository } from './overview-repository.ts'

/** A customer's collages as the overview shows them. Those of others do not exist for it. */
export function ownCollages(collages: CollageRepository, overview: Pick<OverviewRepository, 'orders'>) {
  async function owned(session: Session, id: string): Promise<CollageRow> {
    return requireOwned(await collages.find(id), session, 'noSuchCollage')
  }

  async function savedVersion(id: string, version: number): Promise<SavedVersion> {
    const saved = await collages.version(id, version)
    if (saved === undefined) throw new HttpFailure('noSuchCollage')
    return saved
  }

  async function card(session: Session, id: string): Promise<ListedCollage> {
    const orders = await overview.orders(session.userId, [id])
    return collageCardOf(await owned(session, id), orders.get(id))
  }

  return { owned, savedVersion, card }
}
