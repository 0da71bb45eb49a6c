import { areaOf, centreOf, isInside, type Rect } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { areDigits } from './are-digits.ts'
import { middleArea } from './middle-area.ts'

interface Shade {
  readonly isHeavy?: boolean | undefined
  readonly isPale?: boolean | undefined
}

/**
 * How much further from a slot's shape a picture may be before a pale one is taken, which would leave a gap in the
 * outline.
 */
const PALE_PENALTY = 3.6
/** What a picture costs that is not dark, in a slot so small that only a dot is seen. */
const LIGHT_SPECK_PENALTY = 1
/** Among digits, a slot smaller than this share of the median one is such a dot. */
const SPECK_SIZE = 0.5
/** A neighbour begins within this distance of the slot's side, as a share of the slot's width or height. */
const BESIDE = 0.3

/**
 * The cost of a picture in a slot of a heart or of digits on white paper: the edges of its pictures draw the figure's
 * outline.
 */
export function figureCost(template: Template): (sample: Shade, slot: Rect) => number {
  const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
  const isOfDigits = areDigits(template)
  if (!isOfDigits && !isHeart(template)) return () => 0
  const rim = new Set<Rect>(slots.filter((slot) => isOfDigits || !isEnclosed(slot, slots)))
  const speck = isOfDigits ? SPECK_SIZE * middleArea(slots) : 0
  return (sample, slot) => {
    const light = areaOf(slot) < speck && !sample.isHeavy ? LIGHT_SPECK_PENALTY : 0
    return light + (sample.isPale && rim.has(slot) ? PALE_PENALTY : 0)
  }
}

/** Of what is generated only digits and a heart are cut out along an outline. */
function isHeart({ generator, variation }: Template): boolean {
  return generator !== undefined && variation.layers.some(({ kind }) => kind === 'clip')
}

/** Whether a slot has neighbours on all four sides. */
function isEnclosed(box: Rect, slots: readonly Rect[]): boolean {
  const { x, y, width, height } = box
  const centre = centreOf(box)
  const [across, down] = [BESIDE * width, BESIDE * height]
  const beside = [
    { x: x - across, y: centre.y },
    { x: x + width + across, y: centre.y },
    { x: centre.x, y: y - down },
    { x: centre.x, y: y + height + down },
  ]
  return beside.every((point) => slots.some((slot) => isInside(point, slot, 0)))
}
