import type { Point, Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { type PlacedPhoto, placePhoto } from './placed-photo.ts'

export interface SamplePhoto extends Size {
  readonly id: string
  /** Good enough to be looked at alone: it may stand in the largest slot. */
  readonly isHero?: boolean | undefined
  /** Names of the templates whose occasion it suits. */
  readonly suits?: readonly string[] | undefined
  /** The colour it has from far away, as #rrggbb. */
  readonly colour?: string | undefined
  /** What a crop is centred on, as a fraction of its sides; its middle where nothing is said. */
  readonly focus?: Point | undefined
}

/** How much further from a slot's shape a picture may be before one that was used more often is preferred. */
const USED_PENALTY = 0.6
/** The same for a picture that also stands close by; nothing across the whole sheet. */
const NEAR_PENALTY = 1.2
/** And for a plain picture where a hero belongs. */
const PLAIN_PENALTY = 0.3
/** And for one of another occasion: rather that than the same picture twice. */
const UNSUITED_PENALTY = 1
/** And for a picture of the same colour as its neighbour; nothing from `UNLIKE` on. */
const ALIKE_PENALTY = 0.4
const UNLIKE = 0.26
/** And for one as pale or as dark as the ground, where an outline cuts pictures out of it: it would fray there. */
const FRAYED_PENALTY = 0.9
const CLEAR_OF_GROUND = 0.75
/** Slots no further apart than this share of the sheet are neighbours. */
const BESIDE = 0.04
/** From this far off a slot's shape a picture loses what it is about. */
const FAR_OFF = 0.5
/** A slot this many times the size of the middle one is what the eye sees first. */
const HERO_SIZE = 2

type Slot = Size & { readonly slot: string; readonly x: number; readonly y: number }

/**
 * Puts a picture into every photo slot for a preview: each slot takes the one whose shape suits it best, and pictures
 * take turns. The largest slots choose first and prefer heroes; a picture that has to come twice comes far away, and
 * neighbours differ in colour. Where some pictures suit the occasion of a template of this name, they come before others. The same template, pictures and
 * name always give the same preview; another name begins elsewhere in the list, so that two templates side by side do
 * not show the same pictures.
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
  const hasOccasion = samples.some(isFor)
  const sheet = Math.hypot(template.canvas.width, template.canvas.height)
  const ground = groundOf(template)
  const tones = new Map(samples.map((sample) => [sample.id, toneOf(sample.colour)]))
  for (const slot of [...slots.filter(isLarge).toSorted(largestFirst), ...slots.filter((each) => !isLarge(each))]) {
    const beside = slots.flatMap((other) => {
      const taken = chosen.get(other.slot)
      return taken && gapBetween(other, slot) < BESIDE * sheet ? [tones.get(taken.id)] : []
    })
    const cost = (sample: SamplePhoto, step: number) => {
      const places = used.get(sample.id) ?? []
      const near = places.reduce((most, place) => Math.max(most, 1 - distance(place, slot) / sheet), 0)
      const plain = isLarge(slot) && !sample.isHero ? PLAIN_PENALTY : 0
      const unsuited = hasOccasion && !isFor(sample) ? UNSUITED_PENALTY : 0
      const again = places.length * USED_PENALTY + near * NEAR_PENALTY
      const tone = tones.get(sample.id)
      const alike = beside.reduce((most, other) => Math.max(most, likeness(tone, other)), 0) * ALIKE_PENALTY
      const frayed = likeness(tone, ground, CLEAR_OF_GROUND) * FRAYED_PENALTY
      return misfit(sample, slot) + again + plain + unsuited + alike + frayed + step * 0.004
    }
    const best = cheapest(samples, start, cost)
    if (!best) return {}
    used.set(best.id, [...(used.get(best.id) ?? []), slot])
    start = (samples.indexOf(best) + 1) % samples.length
    chosen.set(slot.slot, best)
  }
  return Object.fromEntries(slots.map(({ slot }) => [slot, { photo: placed(chosen.get(slot)) }]))
}

function placed(sample: SamplePhoto | undefined): PlacedPhoto {
  return { ...placePhoto(sample?.id ?? ''), ...sample?.focus }
}

const areaOf = ({ width, height }: Size) => width * height
const largestFirst = (a: Size, b: Size) => areaOf(b) - areaOf(a)

function middleArea(slots: readonly Size[]): number {
  const areas = slots.map(areaOf).toSorted((a, b) => a - b)
  return areas[Math.floor(areas.length / 2)] ?? 0
}

function distance(a: Slot, b: Slot): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}

/** How far two boxes are apart, across or down. */
function gapBetween(a: Slot, b: Slot): number {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  return Math.max(across, down)
}

/** Red, green and blue from 0 to 1. */
type Tone = readonly [number, number, number]

function toneOf(colour = ''): Tone | undefined {
  const [, red, green, blue] = /^(?:#|0x)(..)(..)(..)$/.exec(colour) ?? []
  return red && green && blue ? [shareOf(red), shareOf(green), shareOf(blue)] : undefined
}

const shareOf = (hex: string) => Number.parseInt(hex, 16) / 255

/** What is seen round pictures that an outline cuts out; nothing where they have straight edges of their own. */
function groundOf({ variation: { layers } }: Template): Tone | undefined {
  if (!layers.some((layer) => layer.kind === 'clip')) return undefined
  return toneOf(layers.find((layer) => layer.kind === 'shapeoverlay')?.defaultColor)
}

/** 1 for the same colour, 0 for one as far from it as `unlike`. */
function likeness(one: Tone | undefined, other: Tone | undefined, unlike = UNLIKE): number {
  if (!one || !other) return 0
  return Math.max(0, 1 - Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) / unlike)
}

/** The further a picture is from a slot's shape, the more of what it shows is cut; far off, nothing else counts as much. */
function misfit(sample: Size, slot: Size): number {
  const off = Math.abs(Math.log((sample.width * slot.height) / (sample.height * slot.width)))
  return off + Math.max(0, off - FAR_OFF)
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
