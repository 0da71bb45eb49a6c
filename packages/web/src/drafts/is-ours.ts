import { array, unknown } from 'valibot'
import { isAuthenticated } from '../account/account-calls.ts'
import { getJson } from '../calls/calls.ts'
import { isFailure } from '../calls/failure.ts'
import type { Draft } from './draft-record.ts'

/**
 * Whether whoever is signed in may see the draft of a saved collage. The server is asked each time: what lies in the
 * browser may be somebody else's by now. Throws a `Failure` where the server does not say, which is not a no.
 */
export async function isOurs({ savedId, photos }: Pick<Draft, 'savedId' | 'photos'>): Promise<boolean> {
  if (savedId === undefined) return true
  try {
    if (!(await isAuthenticated())) return false
    await getJson(`/api/collagePhoto/collageid/${encodeURIComponent(savedId)}?format=json`, array(unknown()))
    return true
  } catch (error) {
    if (isFailure(error, 'signInNeeded')) return false
    if (isFailure(error, 'collageUnavailable')) return isPhotoOurs(photos)
    throw error
  }
}

/** A collage deleted in the account leaves a draft behind that can be saved anew, by whoever has its photos. */
async function isPhotoOurs(photos: Draft['photos']): Promise<boolean> {
  const uploaded = photos.find(({ serverId, photoType }) => serverId !== undefined && photoType !== 'quotes')
  if (uploaded?.serverId === undefined) return false
  const response = await fetch(`/api/photo/${encodeURIComponent(uploaded.serverId)}`, { method: 'HEAD' })
  return response.ok
}
