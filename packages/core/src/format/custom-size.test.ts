import { describe, expect, it } from 'vitest'
import { type CustomSizeRule, checkCustomSize, customSizeHint, customSizeRuleOf } from './custom-size.ts'

describe('the custom size rule of a design', () => {
  it.each([
    ['scrambled', 'square'],
    ['heart', 'heart'],
    ['number', 'number'],
    ['numberyear', 'number'],
    ['numberdate', 'number'],
    ['mosaicinsta', 'mosaic'],
    ['tiles', 'none'],
    ['alleven', 'general'],
    ['mosaic1', 'general'],
    ['box', 'general'],
    ['', 'general'],
    ['constructor', 'general'],
  ])('%j is %s', (design, rule) => {
    expect(customSizeRuleOf(design)).toBe(rule)
  })
})

type Case = [rule: CustomSizeRule, width: number, height: number, isOk: boolean]

const cases: Case[] = [
  ['general', 20, 20, true],
  ['general', 19.74, 20, false],
  ['general', 19.75, 20, true],
  ['general', 140, 100, true],
  ['general', 100, 140, true],
  ['general', 140.5, 100, false],
  ['general', 140, 100.5, false],
  ['general', 101, 101, false],
  ['general', 20, 140, true],
  ['general', Number.NaN, 40, false],
  ['general', Number.POSITIVE_INFINITY, 40, false],
  ['square', 20, 20, true],
  ['square', 19.5, 19.5, false],
  ['square', 100, 100, true],
  ['square', 100.5, 100.5, false],
  ['square', 49, 50, true],
  ['square', 51, 50, true],
  ['square', 48.5, 50, false],
  ['square', 51.5, 50, false],
  ['heart', 30, 30, true],
  ['heart', 29.5, 29.5, false],
  ['heart', 100, 100, true],
  ['heart', 100.5, 100.5, false],
  ['heart', 50, 50.5, false],
  ['heart', 50.1, 49.9, true],
  ['number', 20, 140, true],
  ['number', 19, 140, false],
  ['mosaic', 40, 30, true],
  ['mosaic', 43, 37, false],
  ['mosaic', 19, 19, false],
  ['mosaic', 140, 140, false],
  ['none', 50, 40, false],
]

describe('a custom size', () => {
  it.each(cases)('%s %fx%f: %s', (rule, width, height, isOk) => {
    expect(checkCustomSize(rule, width, height).ok).toBe(isOk)
  })

  it('is made to the half centimetre', () => {
    expect(checkCustomSize('general', 50.3, 40.2)).toEqual({ ok: true, format: { width: 50.5, height: 40 } })
  })

  it.each([
    ['general', 'GENERATOR_WARNING', { min: 20, max: 140, maxOther: 100 }],
    ['square', 'GENERATOR_WARNING_SQUARE', { min: 20, max: 100, maxOther: 100 }],
    ['heart', 'GENERATOR_WARNING_SQUARE', { min: 30, max: 100, maxOther: 100 }],
    ['mosaic', 'GENERATOR_WARNING_SQUARE_RATIO', { min: 20, max: 140, maxOther: 100 }],
  ] as const)('that breaks the %s rule warns with %s', (rule, key, values) => {
    expect(checkCustomSize(rule, 5, 5)).toEqual({ ok: false, warning: { key, values } })
  })

  it.each(['general', 'square', 'heart', 'number', 'mosaic'] as const)(
    'of the %s rule is told its true bounds first',
    (rule) => {
      const { min, max, maxOther } = customSizeHint(rule).values
      const isOk = (width: number, height: number) => checkCustomSize(rule, width, height).ok
      expect(isOk(min, min)).toBe(true)
      expect(isOk(min - 0.5, min - 0.5)).toBe(false)
      expect(isOk(max, maxOther)).toBe(true)
      expect(isOk(max + 0.5, maxOther)).toBe(false)
    },
  )

  it('that breaks the general rule under a number says so, and then what the heart would say', () => {
    expect(checkCustomSize('number', 5, 5)).toEqual({
      ok: false,
      warning: { key: 'GENERATOR_WARNING', values: { min: 20, max: 140, maxOther: 100 } },
      advice: { key: 'GENERATOR_WARNING_SQUARE', values: { min: 30, max: 100, maxOther: 100 } },
    })
  })
})
