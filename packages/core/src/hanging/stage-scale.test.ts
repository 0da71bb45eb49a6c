import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS } from '../format/index.ts'
import { BUILDS } from './build.ts'
import { EYE_DISTANCE, stageScale, stepBack } from './stage-scale.ts'
import { FIRST_TURN, MOST_TILT, MOST_TURN, STRAIGHT, type Turn } from './turn.ts'

const side = fc.integer({ min: 10, max: 150 })
const pieces = fc.record({
  format: fc.record({ width: side, height: side }),
  build: fc.constantFrom(...MATERIALS.map((material) => BUILDS[material])),
})
const pixels = fc.integer({ min: 180, max: 1600 })
const stages = fc.record({ width: pixels, height: pixels })
const turns = fc.record({
  turn: fc.integer({ min: -MOST_TURN, max: MOST_TURN }),
  tilt: fc.integer({ min: -MOST_TILT, max: MOST_TILT }),
})
const CORNERS: readonly Turn[] = [-MOST_TURN, MOST_TURN].flatMap((turn) =>
  [-MOST_TILT, MOST_TILT].map((tilt) => ({ turn, tilt })),
)

type Matrix = readonly (readonly number[])[]

/** The matrices of CSS, from its specification. */
function rotateX(degrees: number): Matrix {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ]
}

function rotateY(degrees: number): Matrix {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ]
}

const times = (matrix: Matrix, point: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, each, at) => sum + each * (point[at] ?? 0), 0))

/** How much of the stage the corners of a piece span from its middle: 1 is the edge. */
function spanned(piece: Parameters<typeof stepBack>[0], stage: Parameters<typeof stepBack>[1], seen: Turn) {
  const scale = stageScale(piece, stage) * stepBack(piece, stage, seen)
  const { format, build } = piece
  const shares = [-1, 1].flatMap((across) =>
    [-1, 1].flatMap((down) =>
      [build.gap, build.gap + build.depth].map((out) => {
        const corner = [(across * format.width) / 2, (down * format.height) / 2, out].map((each) => each * scale)
        const [x = 0, y = 0, z = 0] = times(rotateX(-seen.tilt), times(rotateY(seen.turn), corner))
        const larger = EYE_DISTANCE / (EYE_DISTANCE - z)
        return { across: Math.abs(x * larger) / (stage.width / 2), down: Math.abs(y * larger) / (stage.height / 2) }
      }),
    ),
  )
  return { across: Math.max(...shares.map((at) => at.across)), down: Math.max(...shares.map((at) => at.down)) }
}

describe('a piece on its stage', () => {
  it('stays whole at every turn and tilt, whatever its format and material', () => {
    fc.assert(
      fc.property(pieces, stages, turns, (piece, stage, turn) => {
        for (const seen of [turn, ...CORNERS]) {
          const { across, down } = spanned(piece, stage, seen)
          expect(across).toBeLessThanOrEqual(0.88 + 1e-9)
          expect(down).toBeLessThanOrEqual(0.94 + 1e-9)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('fills the stage from the front or at first sight', () => {
    fc.assert(
      fc.property(pieces, stages, (piece, stage) => {
        expect(stepBack(piece, stage, STRAIGHT)).toBe(1)
        expect(stepBack(piece, stage, FIRST_TURN)).toBe(1)
        const sights = [spanned(piece, stage, STRAIGHT), spanned(piece, stage, FIRST_TURN)]
        const isFull = sights.some(({ across, down }) => across > 0.88 - 1e-9 || down > 0.94 - 1e-9)
        expect(isFull).toBe(true)
      }),
    )
  })

  it('never becomes tiny', () => {
    fc.assert(
      fc.property(pieces, stages, turns, (piece, stage, seen) => {
        expect(stepBack(piece, stage, seen)).toBeGreaterThan(0.4)
      }),
    )
  })
})
