import type { ErrorCode } from '@collagerie/protocol'
import { HttpFailure } from './errors.ts'
import type { Session } from './session.ts'

/**
 * The only place that decides whether something belongs to the caller. Somebody else's things are answered like missing
 * ones, so that nobody learns which ids exist.
 */
export function isOwned<Thing extends { user_id: string }>(
  thing: Thing | undefined,
  { userId }: Session,
): thing is Thing {
  return thing !== undefined && thing.user_id === userId
}

export function requireOwned<Thing extends { user_id: string }>(
  thing: Thing | undefined,
  session: Session,
  code: ErrorCode,
): Thing {
  if (!isOwned(thing, session)) throw new HttpFailure(code)
  return thing
}
