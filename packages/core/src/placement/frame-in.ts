import { centreOf, type Point, type Rect, type Size, tidy, union } from '../geometry/index.ts'
import { cropPositions, cropShare } from './crop-positions.ts'
import { behindWindow, inCrop, narrowed } from './in-crop.ts'
import { ALL_SEEN, isSeenWhole, type SeenPart } from './seen-part.ts'
import { massIn, type TurnedContent } from './turned-content.ts'

/** The automatic crop of a photo that is placed into a slot. */
export interface FirstFraming {
  readonly zoom: number
  /** The crop's centre, as a share of the turned photo. */
  readonly x: number
  readonly y: number
}

export interface FramedSlot extends Size {
  readonly seen?: SeenPart | undefined
}

/** A photo is enlarged only to bring a hidden face into view, and no further than this. */
export const FRAMING_ZOOMS: readonly number[] = [1, 1.2, 1.45, 1.75, 2.1]

const CENTRE: FirstFraming = { zoom: 1, x: 0.5, y: 0.5 }
/** Faces look best a little above the middle. */
const EYE_LEVEL = 0.45
/** A crop leaves the middle only if it shows this much more of what draws the eye. */
const LEAST_GAIN = 0.08
/** How much a position on a line of thirds counts against the visible saliency, and how much the middle does. */
const THIRDS_WEIGHT = 0.12
const MIDDLE_WEIGHT = 0.05
/** Tolerance for the rounding of positions. */
const HAIR = 1e-9
const THIRDS: readonly number[] = [1 / 3, 1 / 2, 2 / 3]

interface Chosen {
  readonly crop: Size
  readonly zoom: number
  readonly positions: readonly Point[]
  /** For each face whether it is wholly visible. */
  readonly kept: readonly boolean[]
}

/**
 * The first crop of a photo. It shows as many whole faces as possible, the largest first, with air around the heads
 * where there is room. Without faces it shows most of what draws the eye, by the rule of thirds; otherwise the middle.
 */
export function frameIn(slot: FramedSlot, content: TurnedContent): FirstFraming {
  const seen = slot.seen ?? ALL_SEEN
  if (content.faces.length === 0) return frameByEye(slot, seen, content)
  const { crop, zoom, positions, kept } = mostFaces(slot, seen, content)
  const inAir = narrowed(
    positions,
    crop,
    seen,
    content.heads.filter((_, index) => kept[index]),
  ).positions
  const target = middleOf(content.faces.filter((face, index) => kept[index] || face === content.faces[0]))
  const aim = aimIn(seen)
  const off = ({ x, y }: Point) =>
    Math.hypot((target.x - x) / crop.width - aim.x, (target.y - y) / crop.height - aim.y) +
    MIDDLE_WEIGHT * fromMiddle({ x, y }, crop)
  return framingAt(least(inAir, off), crop, zoom)
}

/** Whether the framing shows each face whole, in the order of the content's faces. */
export function facesKept(slot: FramedSlot, content: TurnedContent, framing: FirstFraming): readonly boolean[] {
  const crop = cropShare(content, slot, framing.zoom)
  const at = { x: startAt(framing.x, crop.width), y: startAt(framing.y, crop.height) }
  return content.faces.map((face) => isSeenWhole(slot.seen ?? ALL_SEEN, inCrop(face, at, crop)))
}

/** Whether one choice of faces is better than another: the first face that only one of them has decides. */
export function keepsMore(kept: readonly boolean[], other: readonly boolean[]): boolean {
  const first = kept.findIndex((each, index) => each !== (other[index] ?? false))
  return first >= 0 && kept[first] === true
}

function startAt(centre: number, crop: number): number {
  return Math.min(1 - crop, Math.max(0, centre - crop / 2))
}

function mostFaces(slot: Size, seen: SeenPart, content: TurnedContent): Chosen {
  const aim = aimIn(seen)
  let best: Chosen | undefined
  for (const zoom of seen === ALL_SEEN ? [1] : FRAMING_ZOOMS) {
    const crop = cropShare(content, slot, zoom)
    const aims = [content.faces, content.faces.slice(0, 1)].map((faces) => {
      const { x, y } = middleOf(faces)
      return { x: x - aim.x * crop.width, y: y - aim.y * crop.height }
    })
    const chosen = narrowed(cropPositions(crop, content, seen, aims), crop, seen, content.faces)
    if (!best || keepsMore(chosen.kept, best.kept)) best = { ...chosen, crop, zoom }
    if (chosen.kept.every(Boolean)) break
  }
  // A zoom of 1 is always among them.
  return best as Chosen
}

function frameByEye(slot: Size, seen: SeenPart, content: TurnedContent): FirstFraming {
  const sums = content.saliency
  if (!sums) return CENTRE
  const crop = cropShare(content, slot, 1)
  const part = (at: Point) => behindWindow(at, crop, seen)
  const { subject } = content
  const middle = { x: (1 - crop.width) / 2, y: (1 - crop.height) / 2 }
  const off = (at: Point) =>
    THIRDS_WEIGHT * fromThirds(sums, part(at)) + MIDDLE_WEIGHT * fromMiddle(at, crop) - massIn(sums, part(at))
  const aimedAt = { ...content, faces: subject ? [subject] : [] }
  const positions = [middle, ...cropPositions(crop, aimedAt, seen, [])]
  const keeping = subject ? keepingTop(positions, crop, seen, subject) : positions
  const best = least(keeping, off)
  if (!keeping.includes(middle)) return framingAt(best, crop, 1)
  return off(middle) - off(best) < LEAST_GAIN ? CENTRE : framingAt(best, crop, 1)
}

/** The positions that show all of a thing, or at least its upper end, where a standing figure has its head. */
function keepingTop(positions: readonly Point[], crop: Size, seen: SeenPart, thing: Rect): readonly Point[] {
  const whole = narrowed(positions, crop, seen, [thing])
  if (whole.kept[0]) return whole.positions
  const upper = positions.filter((at) => behindWindow(at, crop, seen).y <= thing.y + HAIR)
  return upper.length > 0 ? upper : positions
}

/** The distance of the saliency's middle from the nearest line of thirds, along both sides of a box. */
function fromThirds(sums: Float64Array, box: Rect): number {
  const all = massIn(sums, box)
  if (!(all > 0)) return 1
  const [across, down] = [
    halfway((share) => ({ ...box, width: box.width * share })),
    halfway((share) => ({ ...box, height: box.height * share })),
  ]
  return nearest(across) + nearest(down)

  /** The share of a side with half of the saliency on either hand. */
  function halfway(boxTo: (share: number) => Rect): number {
    let [from, to] = [0, 1]
    for (let step = 0; step < 7; step++) {
      const share = (from + to) / 2
      if (massIn(sums, boxTo(share)) < all / 2) from = share
      else to = share
    }
    return (from + to) / 2
  }
}

function nearest(share: number): number {
  return Math.min(...THIRDS.map((line) => Math.abs(share - line)))
}

/** 0 in the middle of a crop's range, 1 at its ends. */
function fromMiddle({ x, y }: Point, crop: Size): number {
  const along = (start: number, part: number) => (part < 1 - HAIR ? Math.abs((2 * start) / (1 - part) - 1) : 0)
  return Math.max(along(x, crop.width), along(y, crop.height))
}

/** Where faces should stand: in the middle of the visible part, at eye level. */
function aimIn({ window, cells }: SeenPart): Point {
  if (!cells) return { x: window.x + window.width / 2, y: window.y + window.height * EYE_LEVEL }
  const { columns, rows, counts } = cells
  const upTo = (column: number, row: number) => counts[row * (columns + 1) + column] ?? 0
  const half = upTo(columns, rows) / 2
  const column = firstAt(columns, (each) => upTo(each, rows) >= half)
  const row = firstAt(rows, (each) => upTo(columns, each) >= half)
  return { x: (column - 0.5) / columns, y: (row - 0.5) / rows }
}

function firstAt(length: number, isThere: (at: number) => boolean): number {
  for (let at = 1; at < length; at++) if (isThere(at)) return at
  return length
}

function middleOf(boxes: readonly Rect[]): Point {
  return centreOf(union(boxes) ?? { x: 0, y: 0, width: 1, height: 1 })
}

function least(positions: readonly Point[], cost: (at: Point) => number): Point {
  let [best, lowest] = [positions[0] ?? { x: 0, y: 0 }, Number.POSITIVE_INFINITY]
  for (const at of positions) {
    const each = cost(at)
    if (each < lowest) [best, lowest] = [at, each]
  }
  return best
}

function framingAt({ x, y }: Point, crop: Size, zoom: number): FirstFraming {
  return { zoom, x: tidy(x + crop.width / 2), y: tidy(y + crop.height / 2) }
}
