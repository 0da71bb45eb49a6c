import { areaOf } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { areDigits } from './are-digits.ts'
import { fittingCosts } from './fitting-costs.ts'
import { improveSamples } from './improve-samples.ts'
import { neighboursOf } from './neighbours.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'
import { clash, clashWithHero } from './sample-clash.ts'
import type { SamplePhoto } from './sample-photo.ts'
import { type SampleSlot, slotsForSamples } from './sample-slot.ts'
import { ALL_SEEN, seenShare } from './seen-part.ts'

/** Added for each earlier use of a picture: more than for anything else, so that all come once before one twice. */
const USED_PENALTY = 10
/** Added if the same picture stands close by, and less the further away it is. */
const NEAR_PENALTY = 1.2
/** Added if a heavy picture is one too many: a design's sheet with more of them looks gloomy. */
const HEAVY_PENALTY = 0.5
const MOST_HEAVY = 0.2
/** Added for each place further down the list, so that pictures take turns. */
const STEP = 0.004

/**
 * Puts a picture into every photo slot for a preview:
 * - No picture comes twice while another is left. One that has to comes far away.
 * - The largest slots choose first and prefer heroes, then those with the least room.
 * - A subject is seen whole, with air; a slot that cannot show one takes a picture without.
 * - Heavy, black-and-white and like-coloured pictures keep apart, and pale ones stay out of the rim of a figure.
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
  if (samples.length === 0) return {}
  const slots = slotsForSamples(template)
  const costs = fittingCosts(template, slots, samples, name)
  const neighbours = neighboursOf(slots.map(({ layer }) => layer))
  const chosen: number[] = slots.map(() => -1)
  const places: number[][] = samples.map(() => [])
  const clashes = new Float64Array(samples.length ** 2).fill(Number.NaN)
  const sheet = Math.hypot(template.format.width, template.format.height)
  let start = placeInList(name, samples.length)
  let heavyLeft = mayBeDark(template) ? slots.length : Math.floor(MOST_HEAVY * slots.length)

  /** What a picture costs beside those that are already there. */
  function beside(at: number, picture: number): number {
    let sum = 0
    for (const other of neighbours[at] ?? []) {
      const there = chosen[other] ?? -1
      if (there >= 0) sum += clashOf(at, picture, other, there)
    }
    return sum
  }
  function clashOf(at: number, picture: number, other: number, there: number): number {
    const [one, two] = [samples[picture], samples[there]]
    if (!one || !two) return 0
    const pair = picture * samples.length + there
    if (Number.isNaN(clashes[pair])) clashes[pair] = clash(one, two)
    const byHero = (slots[other]?.isLarge ? clashWithHero(one) : 0) + (slots[at]?.isLarge ? clashWithHero(two) : 0)
    return (clashes[pair] ?? 0) + byHero
  }
  function again(at: number, picture: number): number {
    const used = places[picture] ?? []
    let near = 0
    for (const place of used) near = Math.max(near, 1 - distance(slots[place], slots[at]) / sheet)
    return used.length * USED_PENALTY + near * NEAR_PENALTY
  }

  for (const at of inOrder(slots)) {
    let [best, lowest] = [0, Number.POSITIVE_INFINITY]
    for (let step = 0; step < samples.length; step++) {
      const picture = (start + step) % samples.length
      const gloomy = heavyLeft <= 0 && samples[picture]?.isHeavy ? HEAVY_PENALTY : 0
      const own = gloomy + step * STEP + again(at, picture)
      if (own + costs.least(at, picture) >= lowest) continue
      const cost = own + costs.all(at, picture)
      if (cost >= lowest) continue
      const all = cost + beside(at, picture)
      if (all < lowest) [best, lowest] = [picture, all]
    }
    if (samples[best]?.isHeavy) heavyLeft--
    places[best]?.push(at)
    chosen[at] = best
    start = (best + 1) % samples.length
  }
  improveSamples({ slots, costs, chosen, places, beside, isHeavy: (picture) => samples[picture]?.isHeavy === true })
  return Object.fromEntries(
    slots.map(({ layer }, at) => {
      const picture = chosen[at] ?? 0
      const { x, y } = costs.framing(at, picture)
      return [layer.slot, { photo: { ...placePhoto(samples[picture]?.id ?? ''), x, y } }]
    }),
  )
}

/** The largest first, then those with the least room for a subject, then as they stand. */
function inOrder(slots: readonly SampleSlot[]): readonly number[] {
  const size = slots.map(({ isLarge, layer }) => (isLarge ? areaOf(layer) : 0))
  const room = slots.map(({ box, cells }) => {
    const narrow = Math.min(box.width / box.height, box.height / box.width)
    return Math.round(10 * narrow * (cells ? seenShare({ ...ALL_SEEN, cells }) : 1))
  })
  return [...slots.keys()].toSorted((a, b) => (size[b] ?? 0) - (size[a] ?? 0) || (room[a] ?? 0) - (room[b] ?? 0))
}

/** Drawn templates choose their own pictures, and digits are clearer the darker their pictures are. */
function mayBeDark(template: Template): boolean {
  return template.generator === undefined || areDigits(template)
}

function distance(a: SampleSlot | undefined, b: SampleSlot | undefined): number {
  if (!a || !b) return 0
  const [one, other] = [a.layer, b.layer]
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
}

function placeInList(name: string, length: number): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return length === 0 ? 0 : sum % length
}
