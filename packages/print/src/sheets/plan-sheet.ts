import type { Art } from '@collagerie/core/art'
import type { CollagePage } from '@collagerie/core/collage'
import { type PaintStep, plan } from '@collagerie/painter'
import { nodeMeasure } from '@collagerie/painter/node'
import type { Original } from '../photos/original.ts'

/** The steps of a page's sheet as it is printed: no hints, no marks, and the folded sides in full. */
export function planSheet(
  page: CollagePage,
  originals: ReadonlyMap<string, Original>,
  art: ReadonlyMap<string, Art>,
): PaintStep[] {
  return plan(page, {
    photoSize: (id) => originals.get(id),
    art: (url) => art.get(url),
    measure: nodeMeasure(),
  })
}
