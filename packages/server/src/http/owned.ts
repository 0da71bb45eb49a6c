import type { ErrorCode } from '@collagerie/protocol'
import { HttpFailure } from './errors.ts'
import type { Session } from './session.ts'

/**
 * The one place where it is decided whether something is the caller's. What is somebody else's is answered like what
 * does not exist, so that nobody learns which ids do.
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
