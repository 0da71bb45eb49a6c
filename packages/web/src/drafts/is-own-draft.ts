import { array, unknown } from 'valibot'
import { isAuthenticated } from '../account/is-authenticated.ts'
import { isCallFailure } from '../calls/call-failure.ts'
import { getJson } from '../calls/calls.ts'
import { isThere } from '../calls/whole-answer.ts'
import type { Draft } from './draft-record.ts'

/**
 * Whether the signed-in customer may see the draft of a saved collage. The server is asked each time, since the browser
 * may have changed hands. Throws a `CallFailure` if the server does not answer, which is not a no.
 */
export async function isOwnDraft({ savedId, photos }: Pick<Draft, 'savedId' | 'photos'>): Promise<boolean> {
  if (savedId === undefined) return true
  try {
    if (!(await isAuthenticated())) return false
    await getJson(`/api/collagePhoto/collageid/${encodeURIComponent(savedId)}?format=json`, array(unknown()))
    return true
  } catch (error) {
    if (isCallFailure(error, 'signInNeeded')) return false
    if (isCallFailure(error, 'collageUnavailable')) return isOwnPhoto(photos)
    throw error
  }
}

/** A collage deleted in the account leaves a draft that the owner of its photos can save anew. */
async function isOwnPhoto(photos: Draft['photos']): Promise<boolean> {
  const uploaded = photos.find(({ serverId, photoType }) => serverId !== undefined && photoType !== 'quotes')
  if (uploaded?.serverId === undefined) return false
  return isThere(`/api/photo/${encodeURIComponent(uploaded.serverId)}`)
}
