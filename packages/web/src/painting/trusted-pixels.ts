import { once } from '../ui/once.ts'
import { surface } from './surface.ts'

const SAMPLE = [12, 200, 96, 255]

/**
 * Whether pixels read from a canvas are those that were drawn. A browser that resists fingerprinting returns noise, in
 * pixels and in files made of a canvas. Found out once, by a few pixels.
 */
export const hasTrustedPixels = once(isSampleTrue)

/** A browser that cannot draw cannot be trusted. */
function isSampleTrue(): boolean {
  try {
    return areEqualTo(SAMPLE, drawnSample())
  } catch {
    return false
  }
}

function drawnSample(): Uint8ClampedArray {
  const { ctx } = surface(4, 4)
  ctx.fillStyle = `rgb(${SAMPLE.slice(0, 3).join(' ')})`
  ctx.fillRect(0, 0, 4, 4)
  return ctx.getImageData(0, 0, 4, 4).data
}

function areEqualTo(sample: readonly number[], pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, index) => Math.abs(value - (sample[index % sample.length] ?? 0)) <= 1)
}
