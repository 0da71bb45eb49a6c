import { describe, expect, it } from 'vitest'
import { clampToStep, controlMaker } from './controls.ts'

describe('clampToStep', () => {
  it.each([
    [0.3, 0, 2, 0.1, 0.3],
    [0.34, 0, 2, 0.1, 0.3],
    [0.1 + 0.2, 0, 2, 0.1, 0.3],
    [-5, 0.5, 2, 0.1, 0.5],
    [99, 0.5, 2, 0.1, 2],
    [Number.POSITIVE_INFINITY, 1, 12, 1, 12],
    [Number.NEGATIVE_INFINITY, 1, 12, 1, 1],
    [42, 20, 60, 5, 40],
    [43, 20, 60, 5, 45],
  ])('%d within %d to %d by %d is %d', (value, min, max, step, expected) => {
    expect(clampToStep(value, min, max, step)).toBe(expected)
  })
})

describe('controlMaker', () => {
  const spec = { key: 'a', label: 'columns', min: 1, max: 9 } as const

  it('takes the value, else the default', () => {
    expect(controlMaker({ a: 5 }, { a: 3 }).number(spec).currentValue).toBe(5)
    expect(controlMaker({}, { a: 3 }).number(spec).currentValue).toBe(3)
    expect(controlMaker({ a: Number.NaN }, { a: 3 }).number(spec).currentValue).toBe(3)
  })

  it('ends at the last step inside a bound that falls between two', () => {
    const control = controlMaker({ a: 9 }, { a: 1 }).number({ ...spec, min: 0.5, max: 1.78, step: 0.1 })
    expect(control).toMatchObject({ maxValue: 1.7, currentValue: 1.7 })
  })

  it('never ends below its minimum', () => {
    expect(controlMaker({}, { a: 1 }).number({ ...spec, min: 4, max: 2 })).toMatchObject({ minValue: 4, maxValue: 4 })
  })

  it('offers spacing 0 to 2 and margin 0.5 to 2 by tenths', () => {
    const make = controlMaker({}, {})
    expect(make.spacing()).toMatchObject({ key: 'borderCM', minValue: 0, maxValue: 2, step: 0.1 })
    expect(make.margin()).toMatchObject({ key: 'marginCM', minValue: 0.5, maxValue: 2, step: 0.1 })
  })
})
