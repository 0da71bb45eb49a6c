import type { Collage } from '@collagerie/core/collage'
import { knowSeenParts } from '../painting/seen-parts.ts'
import { useLibrary } from '../photos/library-store.ts'
import type { Arranged, Arranging } from '../photos/seeing/arrange-photos.ts'
import { arrangeAway } from '../photos/workers/photo-work.ts'
import { fillable } from './fillable.ts'
import { lookedSoon } from './looked-soon.ts'

/** What is to be done to a sheet so that its photos lie well, from those at hand that are wanted. */
export async function arranged(
  way: Arranging['way'],
  collage: Collage,
  isWanted: (photo: { readonly id: string }) => boolean = () => true,
): Promise<Arranged> {
  const atHand = () => {
    const { photos, order } = useLibrary.getState()
    return fillable(photos, order).filter(isWanted)
  }
  const [seen] = await Promise.all([knowSeenParts(collage.template), lookedSoon(atHand().map(({ id }) => id))])
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return arrangeAway({ way, collage, photos: atHand(), seen, seed })
}
