import type { AutofillPhoto } from '@collagerie/core/placement'
import type { LibraryPhoto } from './library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

/**
 * The offered photos that can be placed, in the order they were chosen. A quote that no slot shows is not among them:
 * it waits in the list of quotes, not among the customer's photos.
 */
export function fillable(photos: Photos, order: readonly string[]): readonly AutofillPhoto[] {
  return order.flatMap((id, index) => {
    const photo = photos[id]
    if (photo?.state !== 'IMAGE') return []
    const { width, height, rotation, takenAt, content, photoType, used } = photo
    if (photoType === 'quotes' && used === 0) return []
    return [
      {
        id,
        width,
        height,
        rotation,
        order: index,
        ...(takenAt !== undefined && { takenAt }),
        ...(content && { content }),
        ...(photoType === 'quotes' && { isQuote: true }),
      },
    ]
  })
}
