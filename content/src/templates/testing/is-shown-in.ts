import { intersection, isInside, type Rect, turnedBounds } from '@collagerie/core/geometry'
import type { ImageLayer, Layer } from '@collagerie/core/template'
import { createCanvas, Path2D } from '@napi-rs/canvas'

const PROBES = 24
/** Float noise in sums of centimetres. */
const NOISE_CM = 1e-6

/**
 * Whether anything of a photo can be seen inside a box, which may be turned about its middle: what the photo's mask
 * cuts away does not count.
 */
export function isShownIn(photo: ImageLayer, box: Rect, layers: readonly Layer[], rotation = 0): boolean {
  const common = intersection(turnedBounds(photo, photo.rotation), turnedBounds(box, rotation))
  if (!common || common.width <= NOISE_CM || common.height <= NOISE_CM) return false
  const before = layers[layers.indexOf(photo) - 1]
  const isMasked = before?.kind === 'clip' && before.state === 'start'
  if (!isMasked && rotation === 0) return true
  const probes = Array.from({ length: PROBES * PROBES }, (_, nth) => ({
    x: common.x + (((nth % PROBES) + 0.5) / PROBES) * common.width,
    y: common.y + ((Math.floor(nth / PROBES) + 0.5) / PROBES) * common.height,
  })).filter((probe) => isInside(probe, box, rotation))
  if (!isMasked) return probes.length > 0
  const mask = new Path2D(before.path)
  const context = createCanvas(1, 1).getContext('2d')
  const { x, y, width, height, viewportWidth, viewportHeight } = before
  return probes.some((probe) =>
    context.isPointInPath(mask, ((probe.x - x) / width) * viewportWidth, ((probe.y - y) / height) * viewportHeight),
  )
}
