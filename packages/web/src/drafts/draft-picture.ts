import type { Collage } from '@collagerie/core/collage'
import { paint, plan, sheetPixels } from '@collagerie/painter'
import { artOf } from '../painting/art-store.ts'
import { browserMeasure, browserPlatform, contextOf } from '../painting/browser-platform.ts'
import { wantedPixels } from '../painting/wanted-pixels.ts'
import { librarySource } from '../photos/library-store.ts'

const LONG_SIDE = 320
const QUALITY = 0.8

/** A small JPEG of the front. Titles nobody has written stay out of it: it serves every language. */
export function draftPicture(collage: Collage): Promise<Blob | null> {
  const { canvas } = collage.template
  const scale = LONG_SIDE / Math.max(canvas.width, canvas.height)
  const { left, top, width, height } = sheetPixels(canvas, 0, scale)
  const surface = document.createElement('canvas')
  surface.width = width
  surface.height = height
  const steps = plan(collage, {
    photoSize: (id) => librarySource.photoSize(id),
    art: artOf,
    measure: browserMeasure(),
    defaultText: () => '',
    screen: { placeholders: true },
  })
  const wanted = wantedPixels(steps, scale)
  paint(contextOf(surface), steps, {
    view: { scale, left, top },
    platform: browserPlatform,
    pictures: (id, effect) => librarySource.picture(id, effect, () => undefined, wanted.get(id)),
  })
  return new Promise((resolve) => surface.toBlob(resolve, 'image/jpeg', QUALITY))
}
