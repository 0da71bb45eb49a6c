import * as fc from 'fast-check'
import { type Format, MATERIALS } from '../../format/index.ts'
import type { DesignValues } from '../../template/index.ts'
import type { Design, DesignInput } from '../design.ts'

/** Any custom size a customer may ask for: half centimetres from 20, within 140x100 or 100x140. */
export const anyFormat: fc.Arbitrary<Format> = fc
  .record({ width: fc.integer({ min: 40, max: 280 }), height: fc.integer({ min: 40, max: 280 }) })
  .map(({ width, height }) => ({ width: width / 2, height: height / 2 }))
  .filter(({ width, height }) => Math.min(width, height) <= 100)

const STANDARD_SIZES: readonly Format[] = [
  ...[40, 50, 60, 60, 75, 80, 90, 100, 100, 120, 140].flatMap((width, index) => {
    const height = [30, 40, 30, 40, 50, 60, 60, 50, 75, 80, 100][index] ?? 30
    return [
      { width, height },
      { width: height, height: width },
    ]
  }),
  ...[20, 30, 40, 50, 60, 80, 100].map((side) => ({ width: side, height: side })),
  { width: 140, height: 20 },
  { width: 20, height: 140 },
]

const anyValue = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2, max: 60 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 25 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.double() },
)

/** Format, material and control values for a design; some values missing, some absurd. */
export function anyInput(design: Design): fc.Arbitrary<DesignInput> {
  const keys = Object.keys(design.defaults)
  return fc.record({
    format: fc.oneof(anyFormat, fc.constantFrom(...STANDARD_SIZES)),
    material: fc.constantFrom(...MATERIALS),
    values: fc.dictionary(fc.constantFrom(...keys), anyValue, { maxKeys: keys.length, noNullPrototype: true }),
  })
}

/** Every control somewhere between its bounds, often at one of them: 1000 is beyond all, and is clamped. */
export function anyControls(design: Design): fc.Arbitrary<DesignValues> {
  const anywhere = fc.oneof(fc.constantFrom(-1, 1000), fc.integer({ min: 0, max: 60 }), fc.double({ min: 0, max: 2 }))
  const digits = fc.stringMatching(/^\d{1,4}$/)
  return fc.record(
    Object.fromEntries(
      Object.entries(design.defaults).map(([key, value]) => [key, typeof value === 'string' ? digits : anywhere]),
    ),
  )
}
