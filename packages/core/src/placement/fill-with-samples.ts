import { areaOf, type Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { areDigits } from './are-digits.ts'
import { figureCost } from './figure-cost.ts'
import { middleArea } from './middle-area.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'
import { spreadHeavy } from './spread-heavy.ts'

export interface SamplePhoto extends Size {
  readonly id: string
  /** Good enough for the largest slot, where it is looked at alone. */
  readonly isHero?: boolean | undefined
  /** Dark, or black and white: no two such pictures stand side by side. */
  readonly isHeavy?: boolean | undefined
  /** Nearly white in good part: on white paper its edge is lost. */
  readonly isPale?: boolean | undefined
  /** Names of the templates whose occasion the picture suits. */
  readonly suits?: readonly string[] | undefined
}

/** Added for each time a picture was used before; compared with its distance from the slot's shape. */
const USED_PENALTY = 0.6
/** Added if the same picture stands close by, and less the further away it is. */
const NEAR_PENALTY = 1.2
/** Added if a slot for a hero gets a picture that is none. */
const PLAIN_PENALTY = 0.6
/** Added if a picture suits another occasion; still less than for the same picture twice. */
const UNSUITED_PENALTY = 0.7
/** Added instead if enough pictures suit this occasion for every slot: then no other comes in by its shape. */
const STRANGER_PENALTY = 2
/** Added if a heavy picture is one too many: a design's sheet with more of them looks gloomy. */
const HEAVY_PENALTY = 0.5
const MOST_HEAVY = 0.2
/** A slot this many times the median size is what the eye sees first. */
const HERO_SIZE = 2

type Slot = Size & { readonly slot: string; readonly x: number; readonly y: number }

/**
 * Puts a picture into every photo slot for a preview:
 * - The largest slots choose first and prefer heroes. Each slot takes the picture whose shape suits it best.
 * - Pictures take turns. One that has to come twice comes far away.
 * - Heavy pictures keep apart, and pale ones stay out of the rim of a figure on white paper.
 * - Pictures that suit the occasion of a template of this name come before others.
 *
 * The same template, pictures and name always give the same preview. Each name begins elsewhere in the list, so that
 * two templates side by side do not show the same pictures.
 */
export function fillWithSamples(
  template: Template,
  samples: readonly SamplePhoto[],
  name: string,
): Record<string, { photo: PlacedPhoto }> {
  const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
  const middle = middleArea(slots)
  const isLarge = (slot: Slot) => slots.length === 1 || areaOf(slot) >= HERO_SIZE * middle
  const used = new Map<string, readonly Slot[]>()
  const chosen = new Map<string, SamplePhoto>()
  let start = placeInList(name, samples.length)
  const isFor = (sample: SamplePhoto) => sample.suits?.includes(name) ?? false
  const suited = samples.filter(isFor).length
  const penalty = suited === 0 ? 0 : suited < slots.length ? UNSUITED_PENALTY : STRANGER_PENALTY
  const lost = figureCost(template)
  let heavyLeft = mayBeDark(template) ? slots.length : Math.floor(MOST_HEAVY * slots.length)
  const sheet = Math.hypot(template.canvas.width, template.canvas.height)
  for (const slot of [...slots.filter(isLarge).toSorted(largestFirst), ...slots.filter((each) => !isLarge(each))]) {
    const cost = (sample: SamplePhoto, step: number) => {
      const places = used.get(sample.id) ?? []
      const near = places.reduce((most, place) => Math.max(most, 1 - distance(place, slot) / sheet), 0)
      const plain = isLarge(slot) && !sample.isHero ? PLAIN_PENALTY : 0
      const unsuited = isFor(sample) ? 0 : penalty
      const gloomy = sample.isHeavy && heavyLeft <= 0 ? HEAVY_PENALTY : 0
      const again = places.length * USED_PENALTY + near * NEAR_PENALTY
      return misfit(sample, slot) + again + plain + unsuited + gloomy + lost(sample, slot) + step * 0.004
    }
    const best = cheapest(samples, start, cost)
    if (!best) return {}
    if (best.isHeavy) heavyLeft--
    used.set(best.id, [...(used.get(best.id) ?? []), slot])
    start = (samples.indexOf(best) + 1) % samples.length
    chosen.set(slot.slot, best)
  }
  const filled = slots.flatMap((slot) => {
    const picture = chosen.get(slot.slot)
    const isFree = !isLarge(slot) && used.get(picture?.id ?? '')?.length === 1
    return picture ? [{ box: slot, picture, isFree }] : []
  })
  const spread = spreadHeavy(filled)
  return Object.fromEntries(slots.map(({ slot }, at) => [slot, { photo: placePhoto(spread[at]?.id ?? '') }]))
}

/** Drawn templates choose their own pictures, and digits are clearer the darker their pictures are. */
function mayBeDark(template: Template): boolean {
  return template.generator === undefined || areDigits(template)
}

const largestFirst = (a: Size, b: Size) => areaOf(b) - areaOf(a)

function distance(a: Slot, b: Slot): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}

function misfit(sample: Size, slot: Size): number {
  return Math.abs(Math.log((sample.width * slot.height) / (sample.height * slot.width)))
}

function placeInList(name: string, length: number): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return length === 0 ? 0 : sum % length
}

function cheapest(
  samples: readonly SamplePhoto[],
  start: number,
  cost: (sample: SamplePhoto, step: number) => number,
): SamplePhoto | undefined {
  let best: SamplePhoto | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (let step = 0; step < samples.length; step++) {
    const sample = samples[(start + step) % samples.length] as SamplePhoto
    const found = cost(sample, step)
    if (found < lowest) {
      lowest = found
      best = sample
    }
  }
  return best
}
