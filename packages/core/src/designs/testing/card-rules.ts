import { inRadians, type Rect, type Size, turnedBounds } from '../../geometry/index.ts'
import type { PhotoBox } from '../design.ts'

function isUnder(card: PhotoBox, x: number, y: number): boolean {
  const angle = inRadians(card.rotation ?? 0)
  const [dx, dy] = [x - card.x - card.width / 2, y - card.y - card.height / 2]
  const across = dx * Math.cos(angle) + dy * Math.sin(angle)
  const down = dy * Math.cos(angle) - dx * Math.sin(angle)
  return Math.abs(across) <= card.width / 2 && Math.abs(down) <= card.height / 2
}

/** Whether a later card hides part of the middle of an earlier one, `share` of its sides. */
export function coversMiddle(later: PhotoBox, card: PhotoBox, share: number): boolean {
  const angle = inRadians(card.rotation ?? 0)
  const ends = [-0.5, 0, 0.5]
  return ends.some((u) =>
    ends.some((v) => {
      const [across, down] = [u * share * card.width, v * share * card.height]
      const x = card.x + card.width / 2 + across * Math.cos(angle) - down * Math.sin(angle)
      const y = card.y + card.height / 2 + across * Math.sin(angle) + down * Math.cos(angle)
      return isUnder(later, x, y)
    }),
  )
}

/**
 * The greatest distance by which a card at the format's edge peeks out past the outer edge of one that lies over it,
 * measured only where the two overlap along that edge.
 */
export function mostPeeking(cards: readonly PhotoBox[], format: Size): number {
  const sides = [0, 90, 180, 270].map((turn) => cards.map((card) => seenFrom(card, format, turn)))
  return Math.max(
    ...sides.flatMap((row) => {
      const outer = row.filter(({ left, right }) => Math.min(left.y, right.y) < OUTERMOST_CM)
      return outer.flatMap((under) => outer.filter(({ rank }) => rank > under.rank).map((over) => peeking(under, over)))
    }),
  )
}

const OUTERMOST_CM = 2

interface Point {
  readonly x: number
  readonly y: number
}

interface OuterEdge {
  readonly left: Point
  readonly right: Point
  readonly rank: number
}

/** The edge of a card that is its top when the format is turned so, with the format's edge at y = 0. */
function seenFrom({ x, y, width, height, rotation = 0, rank = 0 }: PhotoBox, format: Size, turn: number): OuterEdge {
  const middle = { x: x + width / 2 - format.width / 2, y: y + height / 2 - format.height / 2 }
  const isOnSide = turn % 180 !== 0
  const [across, down] = isOnSide ? [height, width] : [width, height]
  const [cosine, sine] = [Math.cos(inRadians(turn)), Math.sin(inRadians(turn))]
  const at = { x: middle.x * cosine + middle.y * sine, y: middle.y * cosine - middle.x * sine }
  const depth = (isOnSide ? format.width : format.height) / 2
  const angle = inRadians(rotation)
  const end = (u: number): Point => ({
    x: at.x + (u * across * Math.cos(angle)) / 2 + (down * Math.sin(angle)) / 2,
    y: depth + at.y + (u * across * Math.sin(angle)) / 2 - (down * Math.cos(angle)) / 2,
  })
  return { left: end(-1), right: end(1), rank }
}

function peeking(under: OuterEdge, over: OuterEdge): number {
  const low = Math.max(under.left.x, over.left.x)
  const high = Math.min(under.right.x, over.right.x)
  if (low >= high) return 0
  const heightAt = ({ left, right }: OuterEdge, x: number) =>
    left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
  return Math.max(...[low, high].map((x) => heightAt(over, x) - heightAt(under, x)))
}

const STEP_CM = 0.25

/** Side of the largest square in `area` that no card covers, to a quarter of a centimetre. */
export function largestHole(cards: readonly PhotoBox[], area: Rect): number {
  const columns = Math.floor(area.width / STEP_CM)
  const rows = Math.floor(area.height / STEP_CM)
  const middle = (index: number) => (index + 0.5) * STEP_CM
  const covered = new Uint8Array(columns * rows)
  for (const card of cards) {
    const around = turnedBounds(card, card.rotation ?? 0)
    const first = (from: number) => Math.max(0, Math.floor(from / STEP_CM) - 1)
    for (let row = first(around.y - area.y); row < rows && middle(row) < around.y + around.height; row++) {
      for (let column = first(around.x - area.x); column < columns; column++) {
        if (area.x + middle(column) > around.x + around.width) break
        if (isUnder(card, area.x + middle(column), area.y + middle(row))) covered[row * columns + column] = 1
      }
    }
  }
  return largestOpenSquare(covered, columns) * STEP_CM
}

function largestOpenSquare(covered: Uint8Array, columns: number): number {
  const sides = new Uint16Array(covered.length)
  let largest = 0
  covered.forEach((isCovered, index) => {
    if (isCovered) return
    const isFirst = index % columns === 0
    const left = isFirst ? 0 : (sides[index - 1] ?? 0)
    const aboveLeft = isFirst ? 0 : (sides[index - columns - 1] ?? 0)
    sides[index] = 1 + Math.min(left, aboveLeft, sides[index - columns] ?? 0)
    largest = Math.max(largest, sides[index] ?? 0)
  })
  return largest
}
