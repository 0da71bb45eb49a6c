import { apart, type Idea, LONGEST_RATIO, lying, range, spread, standing, together, turnedIdea } from './merge-idea.ts'
import type { Block } from './merged-grid.ts'

/** From this many cells each way, ideas take larger blocks, or nobody would see them. */
const MANY_CELLS = 9

const corners: Idea = ({ columns, rows }) => {
  const size = Math.min(columns, rows) >= MANY_CELLS ? 3 : 2
  const [right, bottom] = [columns - size, rows - size]
  return apart([
    [0, 0, size, size],
    [right, bottom, size, size],
    [right, 0, size, size],
    [0, bottom, size, size],
    [columns - 2, 0, 2, 1],
    [0, rows - 1, 2, 1],
    [columns - 1, 0, 1, 2],
    [0, rows - 2, 1, 2],
  ])
}

const diagonal: Idea = ({ columns, rows }) => {
  const size = Math.min(columns, rows) >= MANY_CELLS ? 3 : 2
  const count = Math.floor(Math.min(columns, rows) / size)
  const across = spread(count, size, columns)
  const down = spread(count, size, rows)
  return apart(across.map((column, index) => [column, down[index] ?? 0, size, size]))
}

/** The steps of two in which an arm leaves the centre. */
const outward = (room: number) => range(Math.ceil(room / 2)).map((step) => 2 * step)

/** Large photos along both middle lines, meeting in the centre. */
const cross: Idea = ({ columns, rows }) => {
  const isFine = columns >= 7 && rows >= 7 && columns % 2 === 1 && rows % 2 === 1
  const wide = isFine ? 3 : 2 - (columns % 2)
  const high = isFine ? 3 : 2 - (rows % 2)
  const beam = isFine ? 1 : high
  const post = isFine ? 1 : wide
  const left = (columns - wide) / 2
  const top = (rows - high) / 2
  const beamTop = (rows - beam) / 2
  const postLeft = (columns - post) / 2
  return together([
    [left, top, wide, high],
    ...outward(left).flatMap((step): Block[] => {
      const reach = Math.min(2, left - step)
      return [
        [left - step - reach, beamTop, reach, beam],
        [left + wide + step, beamTop, reach, beam],
      ]
    }),
    ...outward(top).flatMap((step): Block[] => {
      const reach = Math.min(2, top - step)
      return [
        [postLeft, top - step - reach, post, reach],
        [postLeft, top + high + step, post, reach],
      ]
    }),
  ])
}

/** Large and small fields in turn, as on a chessboard; the odd row or column runs through the middle. */
const checker: Idea = (grid) => {
  const isRoomy = grid.columns >= 6 && grid.rows >= 6
  return isRoomy ? checkerOf(2)(grid) : lying(checkerOf(1))(grid)
}

function checkerOf(high: number): Idea {
  return ({ columns, rows }) => {
    const across = Math.floor(columns / 2)
    const down = Math.floor(rows / high)
    return apart(
      range(down).flatMap((y) =>
        range(across)
          .filter((x) => (x + y) % 2 === 1)
          .map((x): Block => {
            const column = 2 * x + (x >= across / 2 ? columns % 2 : 0)
            const row = high * y + (y >= down / 2 ? rows % high : 0)
            return [column, row, 2, high]
          }),
      ),
    )
  }
}

/** The length of the block in the middle, as the logarithm of its sides' ratio, and its share of the grid. */
const CENTRE_LENGTH = 0.15
const CENTRE_SHARE = 0.34
/**
 * The cost of another share, and of each direction in which it cannot stand in the middle, beside that of another
 * length. A higher one is met more often, if by a block of a worse shape.
 */
const SHARE_COST = 0.6
const OFF_CENTRE_COST = 0.45

/** One block in the middle, as near to a third of the grid as keeps a good shape. */
const centre: Idea = ({ columns, rows, ratio }) => {
  let best: Block = [0, 0, 0, 0]
  let bestCost = Number.POSITIVE_INFINITY
  for (let wide = 1; wide <= Math.max(1, columns - 1); wide++) {
    for (let high = 1; high <= Math.max(1, rows - 1); high++) {
      if (wide * high < 2) continue
      const shape = Math.abs(Math.log((wide * ratio) / high) - CENTRE_LENGTH)
      const share = Math.abs(Math.log((wide * high) / (CENTRE_SHARE * columns * rows)))
      const offCentre = ((columns - wide) % 2) + ((rows - high) % 2)
      const cost = shape + SHARE_COST * share + OFF_CENTRE_COST * offCentre
      if (cost >= bestCost) continue
      bestCost = cost
      best = [Math.floor((columns - wide) / 2), Math.ceil((rows - high) / 2), wide, high]
    }
  }
  return apart([best])
}

/** A frame of double photos, or of large ones, running round small ones. */
const frame: Idea = ({ columns, rows }) => {
  const depth = Math.min(columns, rows) >= MANY_CELLS - 1 ? 2 : 1
  const pairs = (length: number) => range(Math.floor((length - depth) / 2)).map((index) => 2 * index)
  return together([
    ...pairs(columns).map((at): Block => [at, 0, 2, depth]),
    ...pairs(rows).map((at): Block => [columns - depth, at, depth, 2]),
    ...pairs(columns).map((at): Block => [columns - 2 - at, rows - depth, 2, depth]),
    ...pairs(rows).map((at): Block => [0, rows - 2 - at, depth, 2]),
  ])
}

/** A ribbon of double photos, or of large ones, swinging from side to side. */
const zigzag: Idea = ({ columns, rows }) => {
  const high = Math.min(columns, rows) >= MANY_CELLS - 1 ? 2 : 1
  const steps = Math.floor(rows / high)
  // Half as many stops as steps at most, or the ribbon would never swing back.
  const stops = spread(Math.max(1, Math.min(Math.floor(columns / 2), Math.ceil(steps / 2))), 2, columns)
  const swing = Math.max(1, 2 * (stops.length - 1))
  return apart(
    range(steps).map((index): Block => {
      const step = index % swing
      return [stops[step < stops.length ? step : swing - step] ?? 0, high * index, 2, high]
    }),
  )
}

/** Four double photos turning about a small one. */
const pinwheel: Idea = ({ columns, rows }) => {
  const across = spread(Math.max(1, Math.floor(columns / 3)), 3, columns)
  const down = spread(Math.max(1, Math.floor(rows / 3)), 3, rows)
  return together(
    down.flatMap((y, j) =>
      across.flatMap((x, i): Block[] =>
        (i + j) % 2 === 0
          ? [
              [x, y, 2, 1],
              [x + 2, y, 1, 2],
              [x + 1, y + 2, 2, 1],
              [x, y + 1, 1, 2],
            ]
          : [
              [x + 1, y, 2, 1],
              [x + 2, y + 1, 1, 2],
              [x, y + 2, 2, 1],
              [x, y, 1, 2],
            ],
      ),
    ),
  )
}

/** Every other row of wide photos; of large ones where wide ones would be too long. */
const lines: Idea = ({ columns, rows, ratio }) => {
  const high = 2 * ratio > LONGEST_RATIO && rows > 2 ? 2 : 1
  const pitch = high + 1
  const start = Math.floor(((rows + 1) % pitch) / 2)
  return together(
    range(Math.ceil(rows / pitch)).flatMap((index) => {
      const offset = columns % 2 === 1 && index % 2 === 1 ? 1 : 0
      return range(Math.floor(columns / 2)).map((pair): Block => [offset + 2 * pair, start + index * pitch, 2, high])
    }),
  )
}

/** Photos growing along a spiral: 1, 1, 2, 3. */
const spiral: Idea = (grid) => (grid.rows > grid.columns ? turnedIdea(lyingSpiral)(grid) : lyingSpiral(grid))

const lyingSpiral: Idea = ({ columns, rows }) => {
  const [wide, high] = columns >= 5 && rows >= 3 ? [5, 3] : [3, 2]
  const across = spread(Math.max(1, Math.floor(columns / wide)), wide, columns)
  const down = spread(Math.max(1, Math.floor(rows / high)), high, rows)
  return together(
    down.flatMap((y, j) =>
      across.flatMap((x, i): Block[] => {
        const isMirrored = (i + j) % 2 === 1
        const large: Block = [isMirrored ? x + wide - high : x, y, high, high]
        const medium: Block = [isMirrored ? x : x + high, j % 2 === 0 ? y : y + high - 2, wide - high, wide - high]
        return wide === 5 ? [large, medium] : [large]
      }),
    ),
  )
}

/** Double photos, each a step lower and further than the one before. */
const stairs: Idea = ({ columns, rows }) =>
  together(
    range(rows).flatMap((row) =>
      range(Math.ceil(columns / 3) + 1).map((index): Block => [3 * index - 3 + (row % 3), row, 2, 1]),
    ),
  )

/** Wide rows of double photos above and below, narrowing to the middle. */
const hourglass: Idea = ({ columns, rows }) => {
  const steepness = Math.max(0, Math.floor(columns / 2) - 1) / Math.max(1, Math.ceil(rows / 2) - 1)
  return together(
    range(rows).flatMap((row) => {
      const fromEdge = Math.min(row, rows - 1 - row)
      const inset = Math.min(Math.floor(columns / 2) - 1, Math.round(fromEdge * Math.min(1, steepness)))
      const pairs = Math.floor((columns - 2 * inset) / 2)
      const isOdd = (columns - 2 * inset) % 2 === 1
      return range(pairs).map((pair): Block => [inset + 2 * pair + (isOdd && pair >= pairs / 2 ? 1 : 0), row, 2, 1])
    }),
  )
}

/** Where panes start, in the middle of the length, a bar of one cell between two. */
function paneStarts(length: number): number[] {
  const count = Math.max(1, Math.floor((length + 1) / 3))
  const before = Math.floor((length + 1 - 3 * count) / 2)
  return range(count).map((index) => before + 3 * index)
}

/** Large panes set apart by bars of small photos. */
const windows: Idea = ({ columns, rows }) => {
  const across = paneStarts(columns)
  const down = paneStarts(rows)
  const panes = down.flatMap((row) => across.map((column): Block => [column, row, 2, 2]))
  // A single pane in the middle would be the centre again; shutters on all four sides make it a window.
  if (columns === 4 && rows === 4)
    return together([
      [1, 0, 2, 1],
      [3, 1, 1, 2],
      [1, 3, 2, 1],
      [0, 1, 1, 2],
    ])
  // Four panes that fill the grid to its corners need broader bars to read as a window.
  if (columns === 5 && rows === 5) return together([...panes, [2, 0, 1, 2], [2, 3, 1, 2], [0, 2, 2, 1], [3, 2, 2, 1]])
  return apart(panes)
}

/** Courses of double photos, every other one shifted by half. */
const brick: Idea = ({ columns, rows }) =>
  together(
    range(rows).flatMap((row) => range(Math.ceil(columns / 2)).map((pair): Block => [2 * pair + (row % 2), row, 2, 1])),
  )

/** By letter, from A to O. Saved collages hold the place in this list, so its order stays. */
export const IDEAS: readonly Idea[] = [
  corners,
  diagonal,
  cross,
  checker,
  centre,
  frame,
  lying(zigzag),
  pinwheel,
  turnedIdea(lines),
  lines,
  spiral,
  standing(stairs),
  lying(hourglass),
  windows,
  lying(brick),
]
