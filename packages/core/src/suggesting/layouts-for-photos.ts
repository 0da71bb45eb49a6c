import {
  type Choice,
  designOf,
  formatOf,
  generatedTemplateOf,
  hasSlimSlots,
  inputOf,
  layoutVariations,
} from '../choice/index.ts'
import { type PhotoInSlot, photoSlots } from '../collage/index.ts'
import { photoCount } from '../designs/index.ts'
import { type SeenParts, slotsToFill } from '../edit/index.ts'
import type { Size } from '../geometry/index.ts'
import { type AutofillPhoto, autofill, turnedSize } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import { gapCost, lossIn } from './layout-merit.ts'
import { withDigitsFor } from './with-digits-for.ts'

/** A sheet for the customer's own photos, with all of them placed. */
export interface PhotoLayout {
  readonly choice: Choice
  readonly template: Template
  readonly placements: readonly PhotoInSlot[]
  readonly empty: number
  readonly unused: number
  /** Lower is better: cut parts, coarse prints, empty slots and unused photos. */
  readonly cost: number
}

/** How many layouts of each design are filled, and how many of those are offered. */
const TRIED = 4
const OFFERED = 2
/** With a larger share of empty slots or unused photos, a layout suits another number of photos. */
const MOST_GAPS = 0.25
/** Sheets whose slots differ by at most this share of the sheet, on average, look alike. */
const ALIKE = 0.06
/** The cost of a sheet twice as long as the chosen shape. */
const OTHER_SHAPE = 0.4
/** The style of digits, which changes their number of photos. */
const STYLES = ['fontset']

/** What can be seen of a template's slots. */
type SeenIn = (template: Template) => SeenParts

const WHOLE: SeenIn = () => new Map()

/** The layouts of one design that suit these photos best, the best first. */
export function layoutsForPhotos(
  choice: Choice,
  photos: readonly AutofillPhoto[],
  seenIn: SeenIn = WHOLE,
): readonly PhotoLayout[] {
  const start = photos.length > 0 ? withDigitsFor(choice, photos) : undefined
  if (!start) return []
  const filled = promising(start, sheetsOf(start, photos.length), photos).map((sheet) =>
    filledSheet(sheet, photos, seenIn(sheet.template), start),
  )
  return rankedLayouts(filled).slice(0, OFFERED)
}

/** A drawn template, which no controls change, with these photos in it. */
export function drawnForPhotos(sheet: Sheet, photos: readonly AutofillPhoto[], seenIn: SeenIn = WHOLE): PhotoLayout {
  return filledSheet(sheet, photos, seenIn(sheet.template), sheet.choice)
}

function filledSheet(sheet: Sheet, photos: readonly AutofillPhoto[], seen: SeenParts, start: Choice): PhotoLayout {
  const slots = photoSlots(sheet.template)
  const { placements, unused } = autofill(slotsToFill(slots, seen), photos)
  return {
    ...sheet,
    placements,
    empty: slots.length - placements.length,
    unused: unused.length,
    cost:
      gapCost(slots.length, photos.length) +
      lossIn(sheet.template, placements, photos, seen) +
      shapeCost(start, sheet.template),
  }
}

/**
 * Best first, without near copies; those that `isLater` names after all others. Layouts for another number of photos
 * are only there if there is no other.
 */
export function rankedLayouts(
  layouts: readonly PhotoLayout[],
  isLater: (layout: PhotoLayout) => boolean = () => false,
): readonly PhotoLayout[] {
  const fitting = layouts.filter((layout) => !isForOthers(layout))
  const wanted = (fitting.length > 0 ? fitting : layouts).toSorted(
    (a, b) => Number(isLater(a)) - Number(isLater(b)) || a.cost - b.cost || byName(a, b),
  )
  const kept: PhotoLayout[] = []
  for (const layout of wanted) if (!kept.some((other) => looksLike(other.template, layout.template))) kept.push(layout)
  return kept
}

interface Sheet {
  readonly choice: Choice
  readonly template: Template
}

/** The layouts for about `count` photos, or all of them if there are none. */
function* sheetsOf(choice: Choice, count: number): Iterable<Sheet> {
  const variations = [choice, ...layoutVariations(choice, count), ...layoutVariations(choice, count, STYLES)]
  const fitting = variations.filter((each) => gapShare(countOf(each), count) <= MOST_GAPS)
  for (const each of fitting.length > 0 ? fitting : variations) {
    const template = generatedTemplateOf(each)
    if (template && !hasSlimSlots(template)) yield { choice: each, template }
  }
}

function countOf(choice: Choice): number {
  const design = designOf(choice)
  return design ? photoCount(design, inputOf(choice)) : 0
}

/** Filling is expensive: only layouts whose slots come nearest to the photos in number and shape are filled. */
function promising(start: Choice, sheets: Iterable<Sheet>, photos: readonly AutofillPhoto[]): readonly Sheet[] {
  const shapes = inOrder(photos.map((photo) => turnedSize(photo, photo.rotation)))
  const guessed = Array.from(sheets, (sheet) => {
    const slots = inOrder(photoSlots(sheet.template).map(({ box }) => box))
    const guess = gapCost(slots.length, photos.length) + guessedCut(slots, shapes) + shapeCost(start, sheet.template)
    return { sheet, guess }
  })
  const kept: Sheet[] = []
  for (const { sheet } of guessed.toSorted((a, b) => a.guess - b.guess)) {
    if (kept.length === TRIED) break
    if (!kept.some((other) => looksLike(other.template, sheet.template))) kept.push(sheet)
  }
  return kept
}

function inOrder(sizes: readonly Size[]): readonly number[] {
  return sizes.map(({ width, height }) => Math.log(width / height)).toSorted((a, b) => a - b)
}

/** What would be cut if only shapes mattered: the slimmest photos in the slimmest slots, and so on. */
function guessedCut(slots: readonly number[], photos: readonly number[]): number {
  const cuts = slots.map((slot, index) => {
    const photo = photos[Math.floor(((index + 0.5) * photos.length) / slots.length)] ?? 0
    return 1 - Math.exp(-Math.abs(slot - photo))
  })
  return cuts.reduce((sum, cut) => sum + cut, 0) / Math.max(1, cuts.length)
}

function isForOthers({ empty, unused, placements }: PhotoLayout): boolean {
  return gapShare(placements.length + empty, placements.length + unused) > MOST_GAPS
}

/** The share of empty slots or of unused photos. */
function gapShare(slots: number, photos: number): number {
  return Math.abs(slots - photos) / Math.max(1, slots, photos)
}

/** Only for tiles, whose number makes the format, is there another shape than the chosen one. */
function shapeCost(start: Choice, { format }: Template): number {
  const { width, height } = formatOf(start)
  return OTHER_SHAPE * Math.abs(Math.log2((format.width * height) / (format.height * width)))
}

/** Whether two sheets look alike: equally many slots on sheets of one shape, in much the same places. */
function looksLike(one: Template, other: Template): boolean {
  const shape = (one.format.width * other.format.height) / (one.format.height * other.format.width)
  if (Math.abs(shape - 1) > ALIKE) return false
  const [places, others] = [placesIn(one), placesIn(other)]
  if (places.length !== others.length) return false
  const apart = places.reduce((sum, place, index) => sum + Math.abs(place - (others[index] ?? 0)), 0)
  return apart / Math.max(1, places.length) < ALIKE
}

/** The sides of all slots in shares of the sheet, and how far each is turned. */
function placesIn(template: Template): readonly number[] {
  const { width, height } = template.format
  return photoSlots(template).flatMap(({ outer, rotation }) => [
    outer.x / width,
    outer.y / height,
    outer.width / width,
    outer.height / height,
    rotation / 10,
  ])
}

/** The order in which layouts were found must not matter. */
function byName(a: PhotoLayout, b: PhotoLayout): number {
  return nameOf(a) < nameOf(b) ? -1 : 1
}

function nameOf({ choice }: PhotoLayout): string {
  return JSON.stringify([choice.offered.id, formatOf(choice), choice.values])
}
