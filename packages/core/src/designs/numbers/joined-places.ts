import type { Rect } from '../../geometry/index.ts'

/** A photo for every `#` of a digit: its column, its row, and how many of each it takes. */
export function placesIn(marks: readonly string[]): readonly Rect[] {
  return marks.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y, width: 1, height: 1 }] : [])))
}

/**
 * The places of a digit with fewer and larger photos. Those between two bars belong to the photo above them. A bar has
 * two photos, a wide one and a small one at its end, on the left and on the right by turns.
 */
export function joinedPlaces(marks: readonly string[]): readonly Rect[] {
  const places: Rect[] = []
  const free = new Set(placesIn(marks).map(({ x, y }) => keyOf(x, y)))
  const take = (x: number, y: number, width: number, height: number) => {
    for (let column = x; column < x + width; column++)
      for (let row = y; row < y + height; row++) free.delete(keyOf(column, row))
    places.push({ x, y, width, height })
  }
  const has = (x: number, y: number) => free.has(keyOf(x, y))
  marks.forEach((row, y) => {
    const isBar = row.length > 1 && [...row].every((mark) => mark === '#')
    const [left, right] = [0, row.length - 2]
    const wide = (y % 4 === 0 ? [left, right] : [right, left]).find((x) => has(x, y) && has(x + 1, y))
    if (isBar && wide !== undefined) take(wide, y, 2, 1)
    for (let x = 0; x < row.length; x++) if (has(x, y)) take(x, y, 1, has(x, y + 1) ? 2 : 1)
  })
  return places.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

const keyOf = (x: number, y: number) => `${x} ${y}`
