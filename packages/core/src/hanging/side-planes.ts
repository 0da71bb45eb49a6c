import type { Rect } from '../geometry/index.ts'

const SIDES = ['left', 'right', 'top', 'bottom'] as const

export type PieceSide = (typeof SIDES)[number]

/** The sides of all panels that lie in one plane, so that many tiles take few planes. */
export interface SidePlane {
  readonly side: PieceSide
  /** Across for a left or right side, down for the others. */
  readonly at: number
  /** Where along the plane there is a panel. */
  readonly spans: readonly { readonly from: number; readonly to: number }[]
}

/** Nearer than this is the same place. */
const SAME = 1e-6

/** With more tiles each is so small that only the sides around all of them are visible and worth drawing. */
const MOST_PANELS = 36

export function sidePlanes(panels: readonly Rect[]): readonly SidePlane[] {
  return SIDES.flatMap((side) => {
    const edges = panels.map((panel) => edgeOf(panel, side)).toSorted((a, b) => a.at - b.at || a.from - b.from)
    const places = edges.filter(({ at }, index) => index === 0 || at - (edges[index - 1]?.at ?? 0) > SAME)
    const outermost = side === 'left' || side === 'top' ? places.slice(0, 1) : places.slice(-1)
    return (panels.length > MOST_PANELS ? outermost : places).map(({ at }) => ({
      side,
      at,
      spans: edges.filter((edge) => Math.abs(edge.at - at) <= SAME).map(({ from, to }) => ({ from, to })),
    }))
  })
}

function edgeOf({ x, y, width, height }: Rect, side: PieceSide) {
  switch (side) {
    case 'left':
      return { at: x, from: y, to: y + height }
    case 'right':
      return { at: x + width, from: y, to: y + height }
    case 'top':
      return { at: y, from: x, to: x + width }
    case 'bottom':
      return { at: y + height, from: x, to: x + width }
  }
}
