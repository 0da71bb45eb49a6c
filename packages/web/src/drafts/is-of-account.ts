import type { Draft, DraftPhoto } from './draft-record.ts'

interface AccountTraces extends Partial<Pick<Draft, 'savedId' | 'isOfAccount'>> {
  readonly photos: readonly DraftPhoto[]
}

/** Whether a draft belongs to an account: saved there, with photos there, or worked on while signed in. */
export function isOfAccount({ savedId, photos, isOfAccount: isMarked }: AccountTraces): boolean {
  return (
    isMarked === true ||
    savedId !== undefined ||
    photos.some(({ serverId, photoType }) => serverId !== undefined && photoType !== 'quotes')
  )
}
