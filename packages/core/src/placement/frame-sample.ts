import { clamp, type Rect } from '../geometry/index.ts'
import type { SamplePhoto } from './sample-photo.ts'
import type { SampleSlot } from './sample-slot.ts'
import { type SeenCells, seenInBox } from './seen-part.ts'

/** How a sample lies in a slot: the crop's centre, and how much of its subject is lost. */
export interface SampleFraming {
  readonly x: number
  readonly y: number
  /** The share of the subject and its air that is cut; 0 if all is seen. */
  readonly lost: number
}

/** Free on every side of a subject, in shares of what is seen. */
const AIR = 0.08
/** The positions tried in a slot that is cut. */
const STEPS = 5
const MIDDLE: SampleFraming = { x: 0.5, y: 0.5, lost: 0 }
const HAIR = 1e-9

/** The crop nearest to the middle that shows the subject whole, with air; or most of it. */
export function frameSample(sample: SamplePhoto, { box, cells }: SampleSlot): SampleFraming {
  const { subject } = sample
  if (!subject) return MIDDLE
  const shape = (box.width * sample.height) / (box.height * sample.width)
  const [width, height] = shape > 1 ? [1, 1 / shape] : [shape, 1]
  // Only one of the two can move, since a picture just covers its slot.
  const isAcross = width < height
  const part = isAcross ? width : height
  const [from, to] = isAcross ? withAir(subject.x, subject.width, part) : withAir(subject.y, subject.height, part)
  const at = (start: number, lost: number) =>
    isAcross ? { x: start + part / 2, y: 0.5, lost } : { x: 0.5, y: start + part / 2, lost }
  const least = Math.max(0, to - part)
  const most = Math.min(1 - part, from)
  const fits = least <= most + HAIR
  const best = fits ? clamp((1 - part) / 2, least, most) : clamp((from + to - part) / 2, 0, 1 - part)
  if (!cells) return at(best, fits ? 0 : 1 - part / (to - from))
  const [x, right] = withAir(subject.x, subject.width, width)
  const [y, bottom] = withAir(subject.y, subject.height, height)
  const aired = { x, y, width: right - x, height: bottom - y }
  const crop = { cells, part, isAcross }
  const open = (cells.counts.at(-1) ?? 0) / (cells.columns * cells.rows)
  // If the subject is larger than what the slot shows, its place hardly matters.
  if (aired.width * aired.height > open * part) return at(best, 1 - seenFrom(aired, crop, best))
  const { start, seen } = mostSeen(aired, crop, best)
  return at(start, 1 - seen)
}

/** A crop that can move in one direction, behind the cells of its slot that are seen. */
interface MovingCrop {
  readonly cells: SeenCells
  /** The share of the picture it shows in that direction. */
  readonly part: number
  readonly isAcross: boolean
}

/** Where a crop begins that shows the most of a box, near `best` rather than far from it; and the share it shows. */
function mostSeen(box: Rect, crop: MovingCrop, best: number): { readonly start: number; readonly seen: number } {
  let [most, found] = [-1, best]
  for (let step = -1; step <= STEPS; step++) {
    const start = step < 0 ? best : ((1 - crop.part) * step) / STEPS
    const seen = seenFrom(box, crop, start)
    const isCloser = seen === most && Math.abs(start - best) < Math.abs(found - best)
    if (seen > most || isCloser) [most, found] = [seen, start]
    // In the middle, or as near as the box allows: nothing further can be better.
    if (seen === 1 && step < 0) break
  }
  return { start: found, seen: most }
}

/** The visible share of a box of the picture, in a crop that begins here. */
function seenFrom(box: Rect, { cells, part, isAcross }: MovingCrop, start: number): number {
  const [x, width] = isAcross ? [(box.x - start) / part, box.width / part] : [box.x, box.width]
  const [y, height] = isAcross ? [box.y, box.height] : [(box.y - start) / part, box.height / part]
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)]
  if (right <= left || bottom <= top) return 0
  const inside = ((right - left) * (bottom - top)) / (width * height)
  const share = inside > 1 - HAIR ? 1 : inside
  return share * seenInBox(cells, { x: left, y: top, width: right - left, height: bottom - top })
}

/** The picture's own edge takes the air's place. */
function withAir(start: number, length: number, part: number): readonly [from: number, to: number] {
  const air = AIR * part
  return [Math.max(0, start - air), Math.min(1, start + length + air)]
}
