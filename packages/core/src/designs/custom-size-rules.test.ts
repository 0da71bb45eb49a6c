import { describe, expect, it } from 'vitest'
import {
  ANY_SIZE,
  checkCustomSize,
  customSizeHint,
  fitsThePress,
  isForSquares,
  NO_CUSTOM_SIZE,
  sideFault,
} from '../format/index.ts'
import { DESIGN_TYPES, type DesignType, designFor } from './registry.ts'

type Case = [design: DesignType, width: number, height: number, isOk: boolean]

const cases: Case[] = [
  ['alleven', 20, 20, true],
  ['alleven', 19.74, 20, false],
  ['alleven', 19.75, 20, true],
  ['alleven', 140, 100, true],
  ['alleven', 100, 140, true],
  ['alleven', 140.5, 100, false],
  ['alleven', 140, 100.5, false],
  ['alleven', 101, 101, false],
  ['alleven', 20, 140, true],
  ['alleven', Number.NaN, 40, false],
  ['alleven', Number.POSITIVE_INFINITY, 40, false],
  ['scrambled', 20, 20, true],
  ['scrambled', 19.5, 19.5, false],
  ['scrambled', 100, 100, true],
  ['scrambled', 100.5, 100.5, false],
  ['scrambled', 49, 50, true],
  ['scrambled', 51, 50, true],
  ['scrambled', 48.5, 50, false],
  ['scrambled', 51.5, 50, false],
  ['heart', 30, 30, true],
  ['heart', 29.5, 29.5, false],
  ['heart', 100, 100, true],
  ['heart', 100.5, 100.5, false],
  ['heart', 50, 50.5, false],
  ['heart', 50.1, 49.9, true],
  ['number', 20, 140, true],
  ['number', 19, 140, false],
  ['mosaicinsta', 40, 30, true],
  ['mosaicinsta', 43, 37, false],
  ['mosaicinsta', 19, 19, false],
  ['mosaicinsta', 140, 140, false],
  ['tiles', 50, 40, false],
]

const ruleOf = (design: DesignType) => designFor(design).customSize

describe('a custom size', () => {
  it.each(cases)('of %s, %fx%f: %s', (design, width, height, isOk) => {
    expect(checkCustomSize(ruleOf(design), width, height).ok).toBe(isOk)
  })

  it.each([
    ['alleven', 'GENERATOR_WARNING', { min: 20, max: 140, maxOther: 100 }],
    ['scrambled', 'GENERATOR_WARNING_SQUARE', { min: 20, max: 100, maxOther: 100 }],
    ['heart', 'GENERATOR_WARNING_SQUARE', { min: 30, max: 100, maxOther: 100 }],
  ] as const)('that breaks the rule of %s warns with %s', (design, key, values) => {
    expect(checkCustomSize(ruleOf(design), 5, 5)).toEqual({ ok: false, warning: { key, values } })
  })

  it('is for squares where every other size is refused', () => {
    const isSquare = (design: DesignType) => isForSquares(ruleOf(design))
    expect(DESIGN_TYPES.filter(isSquare)).toEqual(['scrambled', 'heart'])
    const takesMore = (design: DesignType) => checkCustomSize(ruleOf(design), 40, 60).ok
    expect(DESIGN_TYPES.filter((design) => isSquare(design) && takesMore(design))).toEqual([])
  })

  it('of mosaicinsta is told of the press first, and of squares where only those are missing', () => {
    const values = { min: 20, max: 140, maxOther: 100 }
    const squares = { key: 'GENERATOR_WARNING_SQUARE_RATIO', values }
    expect(checkCustomSize(ruleOf('mosaicinsta'), 43, 37)).toEqual({ ok: false, warning: squares })
    for (const [width, height] of [
      [300, 40],
      [15, 40],
      [5, 5],
    ] as const) {
      const press = { key: 'GENERATOR_WARNING', values }
      expect(checkCustomSize(ruleOf('mosaicinsta'), width, height)).toEqual({
        ok: false,
        warning: press,
        advice: squares,
      })
    }
  })

  const ruled = DESIGN_TYPES.filter((design) => ruleOf(design) !== NO_CUSTOM_SIZE)
  it.each(ruled)('of %s is told its true bounds first', (design) => {
    const { min, max, maxOther } = customSizeHint(ruleOf(design)).values
    const isOk = (width: number, height: number) => checkCustomSize(ruleOf(design), width, height).ok
    expect(isOk(min, min)).toBe(true)
    expect(isOk(min - 0.5, min - 0.5)).toBe(false)
    expect(isOk(max, maxOther)).toBe(true)
    expect(isOk(max + 0.5, maxOther)).toBe(false)
  })

  it.each(['number', 'numberyear', 'numberdate'] as const)(
    'that breaks the general rule under a %s says so, and then what the heart would say',
    (design) => {
      expect(checkCustomSize(ruleOf(design), 5, 5)).toEqual({
        ok: false,
        warning: { key: 'GENERATOR_WARNING', values: { min: 20, max: 140, maxOther: 100 } },
        advice: { key: 'GENERATOR_WARNING_SQUARE', values: { min: 30, max: 100, maxOther: 100 } },
      })
    },
  )

  it('follows the general rule where a design has none of its own', () => {
    const own = DESIGN_TYPES.filter((design) => ruleOf(design).accepts !== ANY_SIZE.accepts)
    expect(own).toEqual(['mosaicinsta', 'scrambled', 'tiles', 'heart'])
  })

  it.each([
    ['alleven', 900, 40, 'at most 140'],
    ['alleven', 40, 900, undefined],
    ['alleven', 10, 40, 'at least 20'],
    ['alleven', Number.NaN, 40, 'at least 20'],
    ['alleven', 120, 130, 'at most 100'],
    ['alleven', 130, 120, undefined],
    ['heart', 120, 50, 'at most 100'],
    ['heart', 40, 50, undefined],
  ] as const)('of %s, %d beside %d: the side is %s', (design, side, other, expected) => {
    const fault = sideFault(ruleOf(design), side, other)
    const words = fault && `at ${fault.key.endsWith('LEAST') ? 'least' : 'most'} ${fault.values.bound}`
    expect(words).toBe(expected)
  })

  it.each(ruled)('of %s: a side with a fault cannot be made, and of two beyond the press one has a fault', (design) => {
    const rule = ruleOf(design)
    const sides = [5, 19.5, 20, 50, 99, 100, 101, 140, 140.5, 900]
    const pairs = sides.flatMap((width) => sides.map((height) => ({ width, height })))
    const isFaulty = ({ width, height }: (typeof pairs)[number]) =>
      sideFault(rule, width, height) !== undefined || sideFault(rule, height, width) !== undefined
    const made = pairs.filter(({ width, height }) => checkCustomSize(rule, width, height).ok)
    expect(made.filter(isFaulty)).toEqual([])
    expect(pairs.filter((pair) => !fitsThePress(pair) && !isFaulty(pair))).toEqual([])
  })
})
