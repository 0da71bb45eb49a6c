import { isInside, type Point } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { grownIntoMargin } from './photo-box.ts'

/** What is under a pointer on the sheet. */
export interface SheetTarget {
  readonly kind: 'photo' | 'text'
  readonly slot: string
}

/** The topmost slot under a point, in centimetres from the format's corner. Art and clips let the pointer through. */
export function targetAt(template: Template, point: Point): SheetTarget | undefined {
  return topmost(template, point, ['photo', 'text'])
}

export function slotAt(template: Template, point: Point): string | undefined {
  return topmost(template, point, ['photo'])?.slot
}

/** The text a customer may change under a point. */
export function textSlotAt(template: Template, point: Point): string | undefined {
  return topmost(template, point, ['text'])?.slot
}

function topmost(
  { variation, canvas }: Template,
  point: Point,
  kinds: readonly SheetTarget['kind'][],
): SheetTarget | undefined {
  for (const layer of variation.layers.toReversed()) {
    if (layer.kind === 'image' && kinds.includes('photo')) {
      if (isInside(point, grownIntoMargin(layer, canvas, layer.printMargin), layer.rotation)) {
        return { kind: 'photo', slot: layer.slot }
      }
    } else if (layer.kind === 'text' && layer.editable && kinds.includes('text')) {
      if (isInside(point, layer, layer.rotation)) return { kind: 'text', slot: layer.slot }
    }
  }
  return undefined
}
