import type { Rect } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'

interface Shade {
  readonly isHeavy?: boolean | undefined
  readonly isPale?: boolean | undefined
}

/** How much further from a slot's shape a picture may be before a pale one is taken, which would leave a gap in the outline. */
const PALE_PENALTY = 2.2
/** The same for one that is not dark where a slot is so small that nothing but a dot is seen. */
const LIGHT_SPECK_PENALTY = 1
/** Among digits a slot of less than this share of the middle one is such a dot. */
const SPECK_SIZE = 0.5
/** As far from a slot's side, as a share of its length, its neighbour has begun. */
const BESIDE = 0.3

/** What a picture costs in a slot of a heart or of digits on white paper: what it shows at its edge is what the shape shows. */
export function figureCost(template: Template): (sample: Shade, slot: Rect) => number {
  const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
  const areDigits = 'numberValue' in (template.generator ?? {})
  if (!areDigits && !isHeart(template)) return () => 0
  const areas = slots.map(({ width, height }) => width * height).toSorted((a, b) => a - b)
  const rim = new Set<Rect>(slots.filter((slot) => areDigits || !isEnclosed(slot, slots)))
  const speck = (areDigits ? SPECK_SIZE : 0) * (areas[areas.length >> 1] ?? 0)
  return (sample, slot) => {
    if (slot.width * slot.height < speck && !sample.isHeavy) return LIGHT_SPECK_PENALTY
    return sample.isPale && rim.has(slot) ? PALE_PENALTY : 0
  }
}

/** Of what is generated only digits and a heart are cut out along an outline. */
function isHeart({ generator, variation }: Template): boolean {
  return generator !== undefined && variation.layers.some(({ kind }) => kind === 'clip')
}

/** Whether a slot has neighbours on all four sides. */
function isEnclosed({ x, y, width, height }: Rect, slots: readonly Rect[]): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2]
  const [across, down] = [BESIDE * width, BESIDE * height]
  const beside = [
    { x: x - across, y: centre },
    { x: x + width + across, y: centre },
    { x: middle, y: y - down },
    { x: middle, y: y + height + down },
  ]
  return beside.every((point) =>
    slots.some(
      (slot) =>
        point.x >= slot.x && point.x <= slot.x + slot.width && point.y >= slot.y && point.y <= slot.y + slot.height,
    ),
  )
}
