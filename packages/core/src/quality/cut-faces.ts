import { type CollagePage, photoSlotOf, shownPhotos } from '../collage/index.ts'
import type { CommandOf, SeenParts } from '../edit/index.ts'
import type { Size } from '../geometry/index.ts'
import type { PhotoContent } from '../photo/index.ts'
import { facesKept, frameIn, keepsMore, turnedContent } from '../placement/index.ts'

interface LookedPhoto extends Size {
  readonly content?: PhotoContent | undefined
}

/**
 * New framings for photos that needlessly cut a face. Faces that no framing shows whole, as in a narrow corner, are not
 * listed.
 */
export function cutFaces(
  page: CollagePage,
  photoOf: (id: string) => LookedPhoto | undefined,
  seen: SeenParts,
): readonly CommandOf<'reframe'>[] {
  return shownPhotos(page).flatMap(({ slot, photo: placed }) => {
    const [photo, box] = [photoOf(placed.id), photoSlotOf(page.template, slot)?.box]
    // A customer who straightened a photo has looked at it closely.
    if (!box || !photo?.content || photo.content.faces.length === 0 || placed.tilt) return []
    const content = turnedContent(photo, placed.rotation, photo.content, placed.isMirrored)
    const framed = { width: box.width, height: box.height, seen: seen.get(slot) }
    const now = facesKept(framed, content, placed)
    if (now.every(Boolean)) return []
    const { zoom, x, y } = frameIn(framed, content)
    if (!keepsMore(facesKept(framed, content, { zoom, x, y }), now)) return []
    return [{ kind: 'reframe' as const, slot, framing: { zoom, x, y } }]
  })
}
