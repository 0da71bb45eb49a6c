import { turnedBounds } from '@collagerie/core/geometry'
import type { PaintStep } from '@collagerie/painter'

type PhotoStep = Extract<PaintStep, { readonly kind: 'photo' }>

/** The largest size of each whole photo's long side in these steps, in screen pixels. */
export function wantedPixels(steps: readonly PaintStep[], scale: number): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const step of steps) {
    if (step.kind !== 'photo') continue
    wanted.set(step.photo, Math.max(wanted.get(step.photo) ?? 0, longSideOf(step, scale)))
  }
  return wanted
}

/** The box shows the crop; the whole photo is larger by the same ratio. */
function longSideOf({ box: slot, crop, turn, tilt = 0 }: PhotoStep, scale: number): number {
  const box = turnedBounds(slot, tilt)
  const [across, down] = turn === 90 || turn === 270 ? [box.height, box.width] : [box.width, box.height]
  return scale * Math.max(across / crop.width, down / crop.height)
}
