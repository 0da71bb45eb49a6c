import { type CollagePage, shownPhotos } from '@collagerie/core/collage'

export interface Landed {
  readonly slot: string
  readonly photoId: string
}

/** The photos new on a sheet, each with its slot. Photos that only changed slots do not count. */
export function landedOn(before: CollagePage, after: CollagePage): readonly Landed[] {
  if (before === after || before.template !== after.template) return []
  const known = new Set(shownPhotos(before).map(({ slot, photo }) => `${slot} ${photo.id}`))
  const were = new Set(shownPhotos(before).map(({ photo }) => photo.id))
  return shownPhotos(after)
    .filter(({ slot, photo }) => !known.has(`${slot} ${photo.id}`) && !were.has(photo.id))
    .map(({ slot, photo }) => ({ slot, photoId: photo.id }))
}
