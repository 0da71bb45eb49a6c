import { type CollagePage, photoSlotOf, photoSlots } from '@collagerie/core/collage'
import { NO_PREFERENCE } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { onFront } from '@collagerie/painter'
import { titleLayers } from './title-layers.ts'

/** A part of the sheet as a small sheet of its own, painted like the whole, for a dialog. */
export function sheetPart(page: CollagePage, part: Rect): CollagePage {
  const { template, choice } = page
  const { layers } = template.variation
  return {
    ...page,
    // Without a material there is no margin around the part.
    choice: { ...choice, material: NO_PREFERENCE },
    template: {
      ...template,
      format: { width: part.width, height: part.height },
      variation: { ...template.variation, layers: layers.map((layer) => moved(layer, -part.x, -part.y)) },
    },
  }
}

function moved(layer: Layer, x: number, y: number): Layer {
  if (layer.kind === 'frame') return layer
  if (layer.kind === 'shapeoverlay') {
    const shift = <Shape extends { readonly x: number; readonly y: number }>(shape: Shape) => ({
      ...shape,
      x: shape.x + x,
      y: shape.y + y,
    })
    return { ...layer, rectangles: layer.rectangles.map(shift), circles: layer.circles.map(shift) }
  }
  return { ...layer, x: layer.x + x, y: layer.y + y }
}

/** The full width of the format around some boxes, with a little room above and below. */
export function bandAround(boxes: readonly Rect[], format: { readonly width: number; readonly height: number }): Rect {
  const air = 0.5
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - air)
  const bottom = Math.min(format.height, Math.max(...boxes.map(({ y, height }) => y + height)) + air)
  return { x: 0, y: top, width: format.width, height: bottom - top }
}

/** The part of the sheet around its title: a strip of a generated design, the title's field of a drawn template. */
export function titlePosition(page: CollagePage): Rect {
  const { format, designer } = page.template
  const boxes = titleLayers(page)
  if (designer === 'generated') return bandAround(boxes, format)
  return fieldAround(
    boxes,
    photoSlots(page.template).map(({ outer }) => outer),
    format,
  )
}

/** The space between photos around some boxes, at most their own height and width away from them. */
export function fieldAround(
  boxes: readonly Rect[],
  photos: readonly Rect[],
  format: { readonly width: number; readonly height: number },
): Rect {
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))]
  const [above, below] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))]
  const beside = photos.filter(({ x, width }) => x < right && x + width > left)
  const high = below - above
  const top = Math.max(0, above - high, ...beside.map(({ y, height }) => y + height).filter((end) => end <= above))
  const bottom = Math.min(format.height, below + high, ...beside.map(({ y }) => y).filter((start) => start >= below))
  const level = photos.filter(({ y, height }) => y < bottom && y + height > top)
  const wide = right - left
  const start = Math.max(0, left - wide, ...level.map(({ x, width }) => x + width).filter((end) => end <= left))
  const end = Math.min(format.width, right + wide, ...level.map(({ x }) => x).filter((from) => from >= right))
  return { x: start, y: top, width: end - start, height: bottom - top }
}

/** The front's part of one slot's photo, upright on a sheet of that size: folded parts carry no words. */
export function photoPart(page: CollagePage, slot: string): CollagePage | undefined {
  const photo = photoSlotOf(page.template, slot)
  if (!photo) return undefined
  const { x, y, width, height } = photo.box
  const front = onFront(photo.box, photo.rotation, page.template.format)
  const layer: Layer = {
    kind: 'image',
    slot,
    x: x - front.x,
    y: y - front.y,
    width,
    height,
    rotation: 0,
    printMargin: 0,
    photoBorder: 0,
  }
  return {
    ...page,
    choice: { ...page.choice, material: NO_PREFERENCE },
    template: {
      ...page.template,
      format: { width: front.width, height: front.height },
      variation: { ...page.template.variation, layers: [layer] },
    },
  }
}
