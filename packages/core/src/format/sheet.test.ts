import { describe, expect, it } from 'vitest'
import { MATERIALS } from './material.ts'
import { blockedCorners, sheetOf } from './sheet.ts'

const format = { width: 50, height: 40 }

describe('the sheet', () => {
  it.each([
    ['', 0],
    ['POSTER', 0.1],
    ['CANVAS2CM', 2.5],
    ['CANVAS4CM', 5],
    ['DIBOND', 0.3],
    ['PLEXI', 0.3],
    ['TILES', 0],
    ['TILESPERM', 0],
  ] as const)('on "%s" reaches %f cm past the format', (material, margin) => {
    const sheet = sheetOf(format, material)
    expect(sheet.x).toBeCloseTo(-margin, 12)
    expect(sheet.y).toBeCloseTo(-margin, 12)
    expect(sheet.width).toBeCloseTo(50 + 2 * margin, 12)
    expect(sheet.height).toBeCloseTo(40 + 2 * margin, 12)
  })
})

describe('blocked corners', () => {
  it('are the four squares outside both edges of a canvas', () => {
    expect(blockedCorners(format, 'CANVAS4CM')).toEqual([
      { x: -5, y: -5, width: 5, height: 5 },
      { x: 50, y: -5, width: 5, height: 5 },
      { x: -5, y: 40, width: 5, height: 5 },
      { x: 50, y: 40, width: 5, height: 5 },
    ])
  })

  it('exist on canvas alone', () => {
    const blocked = MATERIALS.filter((material) => blockedCorners(format, material).length > 0)
    expect(blocked).toEqual(['CANVAS2CM', 'CANVAS4CM'])
  })
})
