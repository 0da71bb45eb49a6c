import { inRadians, type Rect, turnedBounds } from '../../geometry/index.ts'
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
