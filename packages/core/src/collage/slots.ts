import type { Rect } from '../geometry/index.ts'
import type { ImageLayer, Template, TextLayer } from '../template/index.ts'
import type { CollagePage, PhotoSlotData } from './collage-page.ts'
import { grownIntoMargin, photoBox } from './photo-box.ts'
import { sampleOf } from './sample-photo.ts'

/** A place for a photo on the sheet; boxes count from the format's corner and are turned about their centre. */
export interface PhotoSlot {
  readonly slot: string
  /** Includes its border and extends into the margin: what a pointer can hit. */
  readonly outer: Rect
  /** The photo itself, from which crop and resolution are computed. */
  readonly box: Rect
  readonly rotation: number
}

/** The photo slots in the template's order, which is also their painting order. */
export function photoSlots({ variation, format }: Template): readonly PhotoSlot[] {
  return variation.layers
    .filter((layer): layer is ImageLayer => layer.kind === 'image')
    .map((layer) => ({
      slot: layer.slot,
      outer: grownIntoMargin(layer, format, layer.printMargin),
      box: photoBox(layer, variation, format),
      rotation: layer.rotation,
    }))
}

/** The slot of this name, if the template has it. */
export function photoSlotOf(template: Template, slot: string): PhotoSlot | undefined {
  return photoSlots(template).find((each) => each.slot === slot)
}

/** The texts a customer may change, in the template's order. */
export function textSlots({ variation }: Template): readonly TextLayer[] {
  return variation.layers.filter((layer): layer is TextLayer => layer.kind === 'text' && layer.editable)
}

/** The contents of a slot, shown or archived. A name such as `constructor` finds nothing inherited. */
export function slotDataOf(page: CollagePage, slot: string): PhotoSlotData | undefined {
  const { images } = page.userdata
  return Object.hasOwn(images, slot) ? images[slot] : undefined
}

/** The slots without a photo; a slot with a sample counts as empty. */
export function emptySlots(page: CollagePage): readonly PhotoSlot[] {
  return photoSlots(page.template).filter(({ slot }) => {
    const photo = slotDataOf(page, slot)?.photo
    return !photo || sampleOf(photo.id) !== undefined
  })
}

/** Whether every slot has its photo: a collage can be ordered when all its pages are finished. */
export function isFinished(page: CollagePage): boolean {
  return emptySlots(page).length === 0
}
