import { type CollagePage, GROUND_SLOTS, type Userdata } from '../collage/index.ts'
import { parseColour } from '../colour/index.ts'
import type { Template } from '../template/index.ts'

export function chooseBackground(page: CollagePage, color: string): CollagePage {
  const chosen = parseColour(color)
  if (chosen === undefined || !hasOwnGround(page.template)) return page
  const userdata = { ...page.userdata, photoBackgroundColor: chosen, photoBorderAutomaticColor: false }
  return { ...page, userdata: withGroundColour(userdata, page.template) }
}

/**
 * Gives a template's ground the customer's colour. A static template's ground is part of its picture: it keeps its own
 * colour, and the choice waits for the next generated design.
 */
export function withGroundColour(userdata: Userdata, template: Template): Userdata {
  if (userdata.photoBorderAutomaticColor) return userdata
  const others = Object.entries(userdata.shapes).filter(([slot]) => !GROUND_SLOTS.has(slot))
  const ground = hasOwnGround(template) ? groundSlots(template) : []
  const coloured = ground.map((slot) => [slot, userdata.photoBackgroundColor] as const)
  return { ...userdata, shapes: Object.fromEntries([...others, ...coloured]) }
}

function hasOwnGround(template: Template): boolean {
  return template.designer === 'generated'
}

function groundSlots(template: Template): readonly string[] {
  return template.variation.layers.flatMap((layer) =>
    layer.kind === 'shapeoverlay' && GROUND_SLOTS.has(layer.slot) ? [layer.slot] : [],
  )
}
