import type { Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'

export interface SamplePhoto extends Size {
  readonly id: string
}

/** How much further from a slot's shape a picture may be before one that was used more often is preferred. */
const USED_PENALTY = 0.6

/**
 * Puts a picture into every photo slot for a preview: each slot takes the one whose shape suits it best, and pictures
 * take turns. The same template, pictures and name always give the same preview; another name begins elsewhere in the
 * list, so that two templates side by side do not show the same pictures.
 */
export function fillWithSamples(
  template: Template,
  samples: readonly SamplePhoto[],
  name: string,
): Record<string, { photo: PlacedPhoto }> {
  const used = new Map<string, number>()
  const filled: Record<string, { photo: PlacedPhoto }> = {}
  let start = placeInList(name, samples.length)
  for (const layer of template.variation.layers) {
    if (layer.kind !== 'image') continue
    const best = bestFor(layer, samples, used, start)
    if (!best) return filled
    used.set(best.id, (used.get(best.id) ?? 0) + 1)
    start = (samples.indexOf(best) + 1) % samples.length
    filled[layer.slot] = { photo: placePhoto(best.id) }
  }
  return filled
}

function placeInList(name: string, length: number): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return length === 0 ? 0 : sum % length
}

function bestFor(
  slot: Size,
  samples: readonly SamplePhoto[],
  used: ReadonlyMap<string, number>,
  start: number,
): SamplePhoto | undefined {
  let best: SamplePhoto | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (let step = 0; step < samples.length; step++) {
    const sample = samples[(start + step) % samples.length] as SamplePhoto
    const misfit = Math.abs(Math.log((sample.width * slot.height) / (sample.height * slot.width)))
    const cost = misfit + (used.get(sample.id) ?? 0) * USED_PENALTY + step * 0.004
    if (cost < lowest) {
      lowest = cost
      best = sample
    }
  }
  return best
}
