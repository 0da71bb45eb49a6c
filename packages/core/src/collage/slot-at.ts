import { isInside, type Point } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { grownIntoMargin } from './photo-box.ts'

/** What a pointer or a key is meant for on the sheet. */
export interface SheetTarget {
  readonly kind: 'photo' | 'text'
  readonly slot: string
}

/** The topmost photo slot under a point, in centimetres from the format's corner. All else lets the pointer through. */
export function slotAt({ variation, format }: Template, point: Point): string | undefined {
  for (const layer of variation.layers.toReversed()) {
    if (layer.kind !== 'image') continue
    if (isInside(point, grownIntoMargin(layer, format, layer.printMargin), layer.rotation)) return layer.slot
  }
  return undefined
}
