import type { SavedCollage } from '@collagerie/core/collage'
import type { SavedVersion } from '../collages/collage-repository.ts'
import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import type { CollageRow } from '../storage/schema.ts'
import type { OrderParts } from './order-parts.ts'

/** A customer's collage in one of its versions, by default the newest, before it is read. */
export interface AskedVersion {
  readonly collage: CollageRow
  readonly version: number
}

export async function findCollage(
  { collages }: Pick<OrderParts, 'collages'>,
  session: Session,
  id: string,
  asked?: number,
): Promise<AskedVersion> {
  const collage = requireOwned(await collages.find(id), session, 'noSuchCollage')
  return { collage, version: asked ?? collage.version }
}

/** Reads the version, whose owner has been checked. */
export async function readVersion(
  { collages, documents }: Pick<OrderParts, 'collages' | 'documents'>,
  { collage, version }: AskedVersion,
): Promise<{ readonly saved: SavedVersion; readonly document: SavedCollage }> {
  const saved = await collages.version(collage.id, version)
  if (saved === undefined) throw new HttpFailure('noSuchCollage')
  const read = await documents.read(collage.user_id, saved.xml)
  if (!read.ok) throw new HttpFailure('noSuchCollage')
  return { saved, document: read.value }
}
