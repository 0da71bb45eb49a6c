import { describe, expect, it } from 'vitest'
import { MATERIAL_FACTS, MATERIALS } from './material.ts'
import { marginAfterMaterialChange, materialAfterSizeChange, materialsFor } from './material-choice.ts'

describe('materials of a size', () => {
  const small = { width: 30, height: 30 }
  const large = { width: 140, height: 100 }
  const tiles = materialsFor(large, 'tiles')

  it('begin with no preference, on a sheet as on tiles', () => {
    expect([materialsFor(small, 'sheets')[0], tiles[0]]).toEqual(['', ''])
  })

  it('are each offered on sheets or on tiles, and all but those with a least side on every sheet', () => {
    expect(new Set([...materialsFor(large, 'sheets'), ...tiles])).toEqual(new Set(MATERIALS))
    expect(materialsFor(large, 'sheets').filter((each) => tiles.includes(each))).toEqual([''])
    const withoutBound = MATERIALS.filter((each) => MATERIAL_FACTS[each].leastSide === undefined)
    expect(materialsFor(small, 'sheets')).toEqual(withoutBound.filter((each) => each === '' || !tiles.includes(each)))
  })

  it.each([
    [40, 40, true],
    [140, 39.5, false],
    [30, 60, false],
  ])('%fx%f: a deep canvas is offered: %s', (width, height, isOffered) => {
    expect(materialsFor({ width, height }, 'sheets').includes('CANVAS4CM')).toBe(isOffered)
  })

  it('are tiles alone for the tiles design', () => {
    expect(tiles).toContain('TILESPERM')
    expect(tiles).not.toContain('POSTER')
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
