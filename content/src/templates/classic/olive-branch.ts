import { inDegrees, type Point } from '@collagerie/core/geometry'
import { leafPath } from '../kit/curl.ts'
import { polar } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { taperedLine } from '../kit/pen.ts'
import { el, num, path } from '../kit/svg.ts'

interface OliveLook {
  readonly stem: string
  /** From the leaf that lies below to the one on top. */
  readonly leaves: readonly [string, string]
  readonly vein: string
  readonly fruit: string
}

const PAIRS = 11

interface Growth {
  readonly length: number
  /** How high it rises above its foot. */
  readonly rise: number
  /** Length of its leaves. */
  readonly leaf: number
}

/**
 * A branch of olive from its foot to the right (or, with `side` -1, to the left), rising and then bowing under its
 * weight.
 */
export function oliveBranch(
  foot: Point,
  { length, rise, leaf }: Growth,
  side: 1 | -1,
  look: OliveLook,
  random: Random,
): string[] {
  const spine = Array.from({ length: PAIRS + 1 }, (_, nth): Point => {
    const share = nth / PAIRS
    return {
      x: foot.x + side * length * share,
      y: foot.y - rise * (Math.sin(share * Math.PI * 0.72) - 0.26 * share ** 3),
    }
  })
  const parts = spine.slice(1).flatMap((point, nth) => {
    const before = spine[nth] ?? foot
    const heading = inDegrees(Math.atan2(point.y - before.y, point.x - before.x))
    const size = leaf * (0.86 + 0.2 * Math.sin((nth / PAIRS) * Math.PI)) * between(random, 0.9, 1.08)
    const isTip = nth === PAIRS - 1
    const turns = isTip ? [0] : [-side * between(random, 34, 52), side * between(random, 34, 52)]
    return turns.flatMap((turn, which) => {
      const degrees = heading + turn
      const bend = between(random, -0.1, 0.1)
      return [
        ...(nth % 4 === 2 && which === 1
          ? [fruit(polar(before, size * 0.32, heading + turn * 1.9), size * 0.14, look.fruit)]
          : []),
        path(leafPath(point, degrees, size, size * 0.27, bend), { fill: look.leaves[which % 2] ?? look.stem }),
        path(leafPath(point, degrees, size * 0.92, size * 0.035, bend), { fill: look.vein }),
      ]
    })
  })
  return [path(taperedLine(spine, leaf * 0.09, leaf * 0.03), { fill: look.stem }), ...parts]
}

function fruit({ x, y }: Point, radius: number, fill: string): string {
  return el('ellipse', { cx: num(x), cy: num(y), rx: num(radius * 0.82), ry: num(radius), fill })
}
