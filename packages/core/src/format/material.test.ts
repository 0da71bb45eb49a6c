import { describe, expect, it } from 'vitest'
import { isCanvas, isMaterial, MATERIALS, materialId, materialMargin } from './material.ts'

describe('the materials', () => {
  it('go by numbers; a code nobody knows is 0', () => {
    expect(MATERIALS.map((code) => [code, materialId(code)])).toEqual([
      ['', 1],
      ['POSTER', 2],
      ['CANVAS2CM', 3],
      ['CANVAS4CM', 4],
      ['DIBOND', 5],
      ['PLEXI', 6],
      ['TILES', 7],
      ['TILESPERM', 8],
    ])
    expect(['poster', 'toString', 'WOOD'].map(materialId)).toEqual([0, 0, 0])
  })

  it('have what they need beyond the front', () => {
    expect(MATERIALS.map(materialMargin)).toEqual([0, 0.1, 2.5, 5, 0.3, 0.3, 0, 0])
  })

  it('are known by their very codes', () => {
    expect(MATERIALS.every(isMaterial)).toBe(true)
    expect(['poster', '__proto__', 'toString', ' '].some(isMaterial)).toBe(false)
  })

  it('lie flat, but for canvases', () => {
    expect(MATERIALS.filter(isCanvas)).toEqual(['CANVAS2CM', 'CANVAS4CM'])
  })
})
