import type { AutofillPhoto } from '@collagerie/core/placement'
import type { LibraryPhoto } from './library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

/** The offered photos that can be placed, in the order they were chosen. */
export function fillable(photos: Photos, order: readonly string[]): readonly AutofillPhoto[] {
  return order.flatMap((id, index) => {
    const photo = photos[id]
    if (photo?.state !== 'IMAGE') return []
    const { width, height, rotation, takenAt, content } = photo
    return [
      {
        id,
        width,
        height,
        rotation,
        order: index,
        ...(takenAt !== undefined && { takenAt }),
        ...(content && { content }),
      },
    ]
  })
}
