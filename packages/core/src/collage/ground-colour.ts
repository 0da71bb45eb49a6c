import { automaticBackground, toHash } from '../colour/index.ts'
import { designFor } from '../designs/index.ts'
import { isInside, type Rect } from '../geometry/index.ts'
import type { ShapeOverlayLayer } from '../template/index.ts'
import type { CollagePage } from './collage-page.ts'

/** The sheet's colour under all layers: the customer's own, if chosen. */
export function groundColour(page: CollagePage): string {
  const { template, userdata } = page
  if (!userdata.photoBorderAutomaticColor) return userdata.photoBackgroundColor
  const overlay = shapesOf(page).find(({ slot }) => slot === 'overlayshape1')
  return automaticBackground({
    isGenerated: template.designer === 'generated',
    hasOwnBorder: designFor(template.design).hasOwnBorder,
    automatic: true,
    ...(overlay && { overlayShapeColour: shapeColour(page, overlay) }),
  })
}

/** The plain colour under a box: of the uppermost shape under its middle, or else of the sheet. Photos do not count. */
export function groundUnder(page: CollagePage, { x, y, width, height }: Rect): string {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const shape = shapesOf(page).findLast(({ rectangles }) => rectangles.some((box) => isInside(middle, box, 0)))
  return shape ? shapeColour(page, shape) : groundColour(page)
}

/** The slots with a design's ground: its material decides which of the two it has. */
export const GROUND_SLOTS: ReadonlySet<string> = new Set(['overlayshape0', 'overlayshape1'])

export function shapeColour(page: CollagePage, { slot, defaultColor }: ShapeOverlayLayer): string {
  return page.userdata.shapes[slot] ?? chosenGround(page, slot) ?? toHash(defaultColor)
}

/** A colour chosen on one material applies to all: a collage may be ordered on another than it was saved with. */
function chosenGround({ template, userdata }: CollagePage, slot: string): string | undefined {
  const isGround = template.designer === 'generated' && GROUND_SLOTS.has(slot)
  return isGround && !userdata.photoBorderAutomaticColor ? userdata.photoBackgroundColor : undefined
}

function shapesOf({ template }: CollagePage): readonly ShapeOverlayLayer[] {
  return template.variation.layers.filter((layer): layer is ShapeOverlayLayer => layer.kind === 'shapeoverlay')
}
