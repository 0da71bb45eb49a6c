import {
  type CollagePage,
  grownIntoMargin,
  type PhotoSlotData,
  photoBorderOf,
  photoBox,
} from '@collagerie/core/collage'
import { toningOf } from '@collagerie/core/effects'
import { centreOf, intersection, type Rect, type Size } from '@collagerie/core/geometry'
import { storedCropOf } from '@collagerie/core/placement'
import { type ImageLayer, photoBorderFacts } from '@collagerie/core/template'
import type { PaintStep, PlaceholderSign, Turned } from './paint-step.ts'
import type { PlanOptions } from './plan-options.ts'
import { photoTextSteps } from './text-steps.ts'

const PAPER = '#ffffff'

export function photoSteps(layer: ImageLayer, page: CollagePage, options: PlanOptions): PaintStep[] {
  const { variation, format } = page.template
  const outer: Turned = { ...grownIntoMargin(layer, format, layer.printMargin), rotation: layer.rotation }
  const box: Turned = { ...photoBox(layer, variation, format), rotation: layer.rotation }
  const data = page.userdata.images[layer.slot]
  return [
    ...edgeSteps(page.template, outer, photoBorderOf(layer, variation)),
    ...contentSteps(layer.slot, box, data, options),
    ...(data?.text ? photoTextSteps(layer.slot, box, format, data.text, options) : []),
    ...badgeSteps(layer.slot, intersection(outer, { x: 0, y: 0, ...format }) ?? outer, data, options),
  ]
}

function edgeSteps({ variation, format }: CollagePage['template'], box: Turned, border: number): PaintStep[] {
  if (border === 0) return []
  const { card } = photoBorderFacts(variation.photoBorderType)
  if (card) {
    // Light and shadow belong to the card: a wider card has more of both, and so has one on a large sheet.
    const { growsFrom = Number.POSITIVE_INFINITY } = card
    const grown = (border / card.border) * Math.max(1, Math.min(format.width, format.height) / growsFrom)
    return [{ ...card, kind: 'card', box, color: PAPER, glow: card.glow * grown, shadow: card.shadow * grown }]
  }
  return [{ kind: 'field', color: PAPER, boxes: [box], circles: [] }]
}

function contentSteps(slot: string, box: Turned, data: PhotoSlotData | undefined, options: PlanOptions): PaintStep[] {
  const placed = data?.photo
  const size = placed && options.photoSize(placed.id)
  const sign = options.screen?.sign?.(slot)
  if (!placed || !size || sign)
    return options.screen?.placeholders ? [placeholder(slot, box, sign, options.screen.space?.(slot))] : []
  return [
    {
      kind: 'photo',
      slot,
      photo: placed.id,
      toning: toningOf(placed),
      box,
      crop: asFractions(storedCropOf(size, box, placed), size),
      turn: placed.rotation,
      ...(placed.isMirrored && { isMirrored: true }),
      ...(placed.tilt && { tilt: placed.tilt }),
    },
  ]
}

function placeholder(slot: string, box: Turned, sign: PlaceholderSign | undefined, space: Rect | undefined): PaintStep {
  return { kind: 'placeholder', slot, box, ...(sign && { sign }), ...(space && { at: centreOf(space) }) }
}

function badgeSteps(slot: string, seen: Rect, data: PhotoSlotData | undefined, options: PlanOptions): PaintStep[] {
  const badge = data?.photo && options.screen?.badge?.(slot)
  if (!badge) return []
  const space = options.screen?.space?.(slot) ?? seen
  return [{ kind: 'badge', slot, at: centreOf(space), space: { width: space.width, height: space.height }, ...badge }]
}

/** The available picture may be a smaller copy, so the plan uses shares, not pixels. */
function asFractions(crop: Rect, size: Size): Rect {
  return {
    x: crop.x / size.width,
    y: crop.y / size.height,
    width: crop.width / size.width,
    height: crop.height / size.height,
  }
}
