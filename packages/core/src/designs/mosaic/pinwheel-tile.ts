/** Side of the smallest square part in a drawn tile. */
const BASE = 40

/**
 * A tile of nine parts: four arms turning about a centre, each arm cut in two. `side`, the arms' `thickness` and the
 * `cut` count in bases. `cut` never equals `thickness`, which would make a cross at the centre's corner.
 */
export interface Weave {
  readonly side: number
  readonly thickness: number
  readonly cut: number
}

export const WEAVES = {
  even: { side: 7, thickness: 2, cut: 3 },
  open: { side: 8, thickness: 2, cut: 3 },
  dense: { side: 8, thickness: 3, cut: 2 },
  classic: { side: 4, thickness: 1, cut: 2 },
  broad: { side: 9, thickness: 2, cut: 4 },
  hub: { side: 5, thickness: 2, cut: 1 },
  hero: { side: 5, thickness: 1, cut: 2 },
} as const satisfies Record<string, Weave>

/** A tile in drawing units: its side, and its nine parts of four numbers each. */
interface Tile {
  readonly side: number
  readonly parts: readonly number[]
}

function draw({ side, thickness, cut }: Weave, isMirrored: boolean): Tile {
  const arm = side - thickness
  const rest = arm - cut
  const parts = [
    [0, 0, cut, thickness],
    [cut, 0, rest, thickness],
    [arm, 0, thickness, cut],
    [arm, cut, thickness, rest],
    [side - cut, arm, cut, thickness],
    [thickness, arm, rest, thickness],
    [0, side - cut, thickness, cut],
    [0, thickness, thickness, rest],
    [thickness, thickness, side - 2 * thickness, side - 2 * thickness],
  ] as const
  return {
    side: side * BASE,
    parts: parts.flatMap(([x, y, width, height]) => [
      (isMirrored ? side - x - width : x) * BASE,
      y * BASE,
      width * BASE,
      height * BASE,
    ]),
  }
}

const DRAWN: ReadonlyMap<Weave, readonly [Tile, Tile]> = new Map(
  Object.values(WEAVES).map((weave) => [weave, [draw(weave, false), draw(weave, true)]]),
)

/** The tile of a weave, as it is or in the mirror. Drawn once: layouts try many. */
export function drawTile(weave: Weave, { isMirrored = false } = {}): Tile {
  return DRAWN.get(weave)?.[isMirrored ? 1 : 0] ?? draw(weave, isMirrored)
}
