import { HttpFailure } from '../http/errors.ts'
import { requireOwned } from '../http/owned.ts'
import type { Session } from '../http/session.ts'
import type { OrderParts } from './order-parts.ts'

/** Reads a customer's collage in the given version, or in its newest. */
export async function openCollage(
  { collages, documents }: Pick<OrderParts, 'collages' | 'documents'>,
  session: Session,
  id: string,
  asked?: number,
) {
  const collage = requireOwned(await collages.find(id), session, 'noSuchCollage')
  const version = asked ?? collage.version
  const saved = await collages.version(id, version)
  if (saved === undefined) throw new HttpFailure('noSuchCollage')
  const read = await documents.read(session.userId, saved.xml)
  if (!read.ok) throw new HttpFailure('noSuchCollage')
  return { collage, version, saved, document: read.value }
}
