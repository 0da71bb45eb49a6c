import { inRadians, type Size } from '../geometry/index.ts'
import type { PieceObject } from './piece-object.ts'
import { FIRST_TURN, STRAIGHT, type Turn } from './turn.ts'

/** From how far a piece is looked at, in pixels of the page. */
export const EYE_DISTANCE = 2200

/** The share of the stage a piece may take, however it is turned. */
const SHARE: Size = { width: 0.88, height: 0.94 }

type Solid = Pick<PieceObject, 'format' | 'build'>

/** Pixels per centimetre of a piece that fills the stage from the front and at first sight. */
export function stageScale(piece: Solid, stage: Size): number {
  return Math.min(scaleSeen(piece, stage, STRAIGHT), scaleSeen(piece, stage, FIRST_TURN))
}

/** How much smaller a piece is shown while it is turned so far that it would leave the stage; otherwise 1. */
export function stepBack(piece: Solid, stage: Size, seen: Turn): number {
  return Math.min(1, scaleSeen(piece, stage, seen) / stageScale(piece, stage))
}

/** The most pixels per centimetre at which every corner is on its share of the stage. */
function scaleSeen({ format, build }: Solid, stage: Size, seen: Turn): number {
  const most = { x: (SHARE.width * stage.width) / 2, y: (SHARE.height * stage.height) / 2 }
  // A corner at `x` is seen at `x * scale * EYE_DISTANCE / (EYE_DISTANCE - nearer * scale)`.
  const needs = [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].flatMap((down) =>
      [build.gap, build.gap + build.depth].map((out) => {
        const { x, y, nearer } = turned(across * format.width, down * format.height, out, seen)
        return Math.max(Math.abs(x) / most.x, Math.abs(y) / most.y) + nearer / EYE_DISTANCE
      }),
    ),
  )
  return 1 / Math.max(...needs)
}

/** A point of the piece, from the middle of the wall behind it, as CSS turns it: first about the upright axis. */
function turned(across: number, down: number, out: number, { turn, tilt }: Turn) {
  const [about, over] = [inRadians(turn), inRadians(-tilt)]
  const towards = out * Math.cos(about) - across * Math.sin(about)
  return {
    x: across * Math.cos(about) + out * Math.sin(about),
    y: down * Math.cos(over) - towards * Math.sin(over),
    nearer: down * Math.sin(over) + towards * Math.cos(over),
  }
}
