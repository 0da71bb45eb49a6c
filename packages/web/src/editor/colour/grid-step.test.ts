import { describe, expect, it } from 'vitest'
import { gridStep } from './grid-step.ts'

describe('the keys in a grid of 14 x 8 colours', () => {
  const step = (key: string, from: number) => gridStep(key, from, 14, 112)

  it('lead one cell on', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => step(key, 20))).toEqual([19, 21, 6, 34])
  })

  it('stop at the rim', () => {
    expect(step('ArrowLeft', 14)).toBe(14)
    expect(step('ArrowRight', 13)).toBe(13)
    expect(step('ArrowUp', 3)).toBe(3)
    expect(step('ArrowDown', 111)).toBe(111)
  })

  it('lead to the ends of a row', () => {
    expect(step('Home', 20)).toBe(14)
    expect(step('End', 20)).toBe(27)
  })

  it('leave other keys alone', () => {
    expect(step('Enter', 20)).toBeUndefined()
    expect(step('constructor', 20)).toBeUndefined()
  })
})
