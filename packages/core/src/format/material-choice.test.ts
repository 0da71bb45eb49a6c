import { describe, expect, it } from 'vitest'
import { marginAfterMaterialChange, materialAfterSizeChange, materialsFor } from './material-choice.ts'

describe('materials of a size', () => {
  it.each([
    [40, 40, ['', 'POSTER', 'CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI']],
    [140, 39.5, ['', 'POSTER', 'CANVAS2CM', 'DIBOND', 'PLEXI']],
    [30, 60, ['', 'POSTER', 'CANVAS2CM', 'DIBOND', 'PLEXI']],
  ])('%fx%f', (width, height, expected) => {
    expect(materialsFor({ width, height }, false)).toEqual(expected)
  })

  it('are tiles alone for the tiles design', () => {
    expect(materialsFor({ width: 58.2, height: 58.2 }, true)).toEqual(['', 'TILES', 'TILESPERM'])
  })
})

describe('the chosen material', () => {
  it('stays where the new size offers it', () => {
    expect(materialAfterSizeChange('PLEXI', ['', 'POSTER', 'PLEXI'])).toBe('PLEXI')
  })

  it('falls back to the first where it does not', () => {
    expect(materialAfterSizeChange('CANVAS4CM', ['', 'POSTER', 'PLEXI'])).toBe('')
  })
})

describe('the margin after a change of material', () => {
  it.each([
    ['POSTER', 'CANVAS2CM', 0],
    ['', 'CANVAS4CM', 0],
    ['CANVAS2CM', 'CANVAS4CM', 1.5],
    ['CANVAS2CM', 'POSTER', 1.5],
    ['POSTER', 'DIBOND', 1.5],
    ['POSTER', '', 0],
    ['CANVAS2CM', '', 0],
  ] as const)('from "%s" to "%s" is %f', (from, to, expected) => {
    expect(marginAfterMaterialChange(from, to, 1.5)).toBe(expected)
  })
})
