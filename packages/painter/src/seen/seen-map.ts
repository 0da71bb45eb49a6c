import type { Size } from '@collagerie/core/geometry'
import type { PaintStep } from '../plan/paint-step.ts'
import { sheetPixels } from '../plan/view.ts'
import type { MakeSurface, Platform } from '../platform/platform.ts'
import { paintSeen } from './paint-seen.ts'

/** Which slot is visible at each pixel of the front. */
export interface SeenMap extends Size {
  /** Pixels per centimetre. */
  readonly scale: number
  readonly slots: readonly string[]
  /** For every pixel the index of its slot in `slots`, from 1; 0 without one. */
  readonly owners: Uint16Array
}

/** Half the pixels of a whole sheet on a screen: nothing smaller than two of those is pressed or read. */
const LONG_SIDE_PX = 350

export function seenMap(
  steps: readonly PaintStep[],
  format: Size,
  { platform, makeSurface }: { readonly platform: Platform; readonly makeSurface: MakeSurface },
  longSide = LONG_SIDE_PX,
): SeenMap {
  const scale = longSide / Math.max(format.width, format.height)
  const { width, height } = sheetPixels(format, 0, scale)
  const slots = steps.flatMap((step) => (step.kind === 'placeholder' ? [step.slot] : []))
  const numbers = new Map(slots.map((slot, index) => [slot, index + 1] as const))
  const { ctx } = makeSurface(width, height)
  paintSeen(ctx, steps, format, { view: { scale, left: 0, top: 0 }, platform }, (slot) => colourOf(numbers.get(slot)))
  const { data } = ctx.getImageData(0, 0, width, height)
  const owners = new Uint16Array(width * height)
  for (let at = 0; at < owners.length; at++) owners[at] = numberAt(data, at * 4)
  return { width, height, scale, slots, owners }
}

/** Numbers are encoded in steps so coarse that a thin overlay, such as grain, does not change them. */
const STEP = 8
const DIGITS = 32

/** The last colour channel tells a number from a mixture of two along a slanting edge. */
function colourOf(number = 0): string {
  const [low, high] = [number % DIGITS, Math.floor(number / DIGITS)]
  return `rgb(${low * STEP}, ${high * STEP}, ${checkOf(number) * STEP})`
}

function numberAt(data: Uint8ClampedArray, at: number): number {
  const digit = (offset: number) => Math.round((data[at + offset] ?? 0) / STEP)
  const number = digit(0) + digit(1) * DIGITS
  return digit(2) === checkOf(number) && (data[at + 3] ?? 0) > 127 ? number : 0
}

function checkOf(number: number): number {
  return (number * 13 + 7) % DIGITS
}
