/** Where a tile lies, in shares of the format, and which of the two weaves it has. */
interface PlacedTile {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isFirst: boolean
  readonly isMirrored: boolean
}

/** What can be tried to move the seams of a plan: two numbers that it takes as it likes. */
type Setting = readonly [number, number]

/** Tiles for a whole sheet. */
export interface TilePlan {
  readonly tiles: number
  /** Whether the weaves can change places: a large tile keeps the first to itself. */
  readonly isExchangeable: boolean
  readonly settings: readonly Setting[]
  /** The setting at which its smallest tile is smallest. */
  readonly tightest: Setting
  place(setting: Setting): readonly PlacedTile[]
}

/** How much wider the first weave's tiles may be, so that four tiles never meet in one point. */
const STAGGERS: readonly Setting[] = [1.2, 1.3, 0.85, 1.1].map((stagger) => [stagger, 0])
const LEVEL: Setting = [1, 0]

/** Rows of tiles of one height, the two weaves in turn. */
export function gridPlan(across: number, down: number): TilePlan {
  const isOneRow = across === 1 || down === 1
  return {
    tiles: across * down,
    isExchangeable: across * down > 1,
    settings: isOneRow ? [LEVEL] : STAGGERS,
    tightest: isOneRow ? LEVEL : [1.3, 0],
    place: ([stagger]) =>
      Array.from({ length: down }, (_, row) => {
        const widths = Array.from({ length: across }, (__, column) => ((row + column) % 2 === 0 ? stagger : 1))
        const whole = widths.reduce((sum, width) => sum + width, 0)
        let x = 0
        return widths.map((wide, column): PlacedTile => {
          const isFirst = (row + column) % 2 === 0
          const box = { x, y: row / down, width: wide / whole, height: 1 / down }
          x += box.width
          return { ...box, isFirst, isMirrored: !isFirst }
        })
      }).flat(),
  }
}

/** One large tile that takes a share of the side, small ones along it; `cut` is where the small ones part. */
type Large = (share: number, cut: number) => readonly PlacedTile[]

/**
 * Above others it takes more of the side than in a corner: there it is as wide as the sheet, and low ones have long
 * parts.
 */
const ABOVE = [0.6, 0.62, 0.58, 0.61, 0.59, 0.63]
const IN_CORNER = [0.56, 0.58, 0.54, 0.57, 0.55, 0.59]
const CUTS = [0.5, 0.46, 0.54, 0.44, 0.56, 0.48, 0.52]

const tile = (nth: number, x: number, y: number, width: number, height: number): PlacedTile => ({
  x,
  y,
  width,
  height,
  isFirst: nth === 0,
  isMirrored: nth > 0,
})

/** Above two. */
const three: Large = (share, cut) => [
  tile(0, 0, 0, 1, share),
  tile(1, 0, share, cut, 1 - share),
  tile(2, cut, share, 1 - cut, 1 - share),
]

/** In a corner, one below it and two beside it. */
const four: Large = (share, cut) => [
  tile(0, 0, 0, share, share),
  tile(1, 0, share, share, 1 - share),
  tile(2, share, 0, 1 - share, cut),
  tile(3, share, cut, 1 - share, 1 - cut),
]

type Turn = (placed: PlacedTile) => PlacedTile

const asIs: Turn = (placed) => placed
const across: Turn = (placed) => ({ ...placed, x: 1 - placed.x - placed.width })
const down: Turn = (placed) => ({ ...placed, y: 1 - placed.y - placed.height })
const half: Turn = (placed) => across(down(placed))
const over: Turn = ({ x, y, width, height, ...placed }) => ({ ...placed, x: y, y: x, width: height, height: width })

function turned(large: Large, shares: readonly number[], turns: readonly Turn[]): TilePlan[] {
  const settings = CUTS.flatMap((cut) => shares.map((share): Setting => [share, cut]))
  const tightest: Setting = [Math.max(...shares), Math.min(...CUTS)]
  return turns.map((turn) => ({
    tiles: large(...tightest).length,
    isExchangeable: false,
    settings,
    tightest,
    place: (setting) => large(...setting).map(turn),
  }))
}

const CORNERS = [asIs, half, across, down]
const SIDES = [asIs, half, over, (placed: PlacedTile) => over(half(placed))]

/**
 * What nearly square sheets are covered with, each plan in its turns: no seam runs through the middle, and one tile is
 * larger than the others. With more than four tiles the photos of the small ones would be confetti.
 */
export const LARGE_PLANS: readonly (readonly TilePlan[])[] = [
  turned(three, ABOVE, SIDES),
  turned(four, IN_CORNER, CORNERS),
]
