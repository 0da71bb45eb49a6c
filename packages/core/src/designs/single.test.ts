import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Material } from '../format/index.ts'
import { generateTemplate } from './generate.ts'
import { single } from './single.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectTextClear, photosOf, textsOf } from './testing/layout-rules.ts'

const format = { width: 50, height: 40 }

function photoOn(material: Material, marginCM: number, hasText = 0) {
  return photosOf(generateTemplate(single, { format, material, values: { marginCM, hasText } }))[0]
}

describe('single', () => {
  it.each<[Material, number, number, number]>([
    ['', 0.5, 2, 0.5],
    ['POSTER', 0, 2, 0],
    ['DIBOND', 0, 2, 0],
    ['PLEXI', 0, 2, 0],
    ['TILES', 0, 2, 0],
    ['TILESPERM', 0, 2, 0],
    ['CANVAS2CM', 0, 4.5, 0],
    ['CANVAS4CM', 0, 7, 0],
  ])('on "%s" has a margin of %d to %d in half centimetres, %d at first', (material, min, max, start) => {
    expect(controlTable(single, { material })).toEqual([
      ['marginCM', min, max, 0.5, start],
      ['hasText', 0, 6, 1, 0],
    ])
  })

  it('insets the photo by the margin on flat materials', () => {
    expect(photoOn('POSTER', 1.5)).toMatchObject({ x: 1.5, y: 1.5, width: 47, height: 37, printMargin: 0 })
  })

  it.each<[Material, number]>([
    ['POSTER', 0.1],
    ['DIBOND', 0.3],
    ['PLEXI', 0.3],
  ])('runs over the edge of %s into its bleed when there is no margin', (material, bleed) => {
    expect(photoOn(material, 0)).toMatchObject({ x: 0, y: 0, ...format, printMargin: bleed })
  })

  it.each<[Material, number, number, number]>([
    ['CANVAS2CM', 0, 2.5, 0],
    ['CANVAS2CM', 2, 0.5, 0],
    ['CANVAS2CM', 2.5, 0, 0],
    ['CANVAS2CM', 4.5, 0, 2],
    ['CANVAS4CM', 0, 5, 0],
    ['CANVAS4CM', 1.5, 3.5, 0],
    ['CANVAS4CM', 5, 0, 0],
    ['CANVAS4CM', 7, 0, 2],
  ])('on %s a margin of %d from the sheet edge wraps %d and insets %d', (material, marginCM, wrap, front) => {
    const { width, height } = { width: 50 - 2 * front, height: 40 - 2 * front }
    expect(photoOn(material, marginCM)).toMatchObject({ x: front, y: front, width, height, printMargin: wrap })
  })

  it('never ends white at the fold: it runs round it, stays clear of it, or its edge goes on', () => {
    for (const [material, fold] of [
      ['CANVAS2CM', 2.5],
      ['CANVAS4CM', 5],
    ] as const) {
      for (let marginCM = 0; marginCM <= fold + 2; marginCM += 0.5) {
        for (const hasText of [0, 2, 5]) {
          const template = generateTemplate(single, { format, material, values: { marginCM, hasText } })
          const [photo] = photosOf(template)
          const isAtFold = photo?.x === 0 && photo.printMargin === 0
          expect(isAtFold).toBe(marginCM === fold)
          expect(template.variation.borderMode).toBe(isAtFold ? (hasText === 0 ? 2 : 1) : 0)
        }
      }
    }
  })

  it('runs over three edges beside text, which keeps clear of the fourth', () => {
    const template = generateTemplate(single, { format, material: 'CANVAS2CM', values: { marginCM: 0, hasText: 2 } })
    const [photo] = photosOf(template)
    const [title] = textsOf(template)
    expect(photo).toMatchObject({ x: 0, y: 0, width: 50, printMargin: 2.5 })
    expect(title).toMatchObject({ x: 2, width: 46 })
    expect((photo?.height ?? 0) + 0.9).toBeLessThan(title?.y ?? 0)
  })

  it('is matted with text: the margin and a share of the sheet all round it, and no less round the text', () => {
    for (const [marginCM, mat] of [
      [0.5, 1.62],
      [2, 3.12],
    ] as const) {
      const template = generateTemplate(single, { format, material: '', values: { marginCM, hasText: 5 } })
      const [photo] = photosOf(template)
      const [title] = textsOf(template)
      expect(photo?.x).toBeCloseTo(mat, 9)
      expect(photo && photo.y + photo.height).toBeCloseTo(format.height - mat, 9)
      expect(title?.y).toBeGreaterThanOrEqual(mat)
      expect(photo && title && photo.y - title.y - title.height).toBeCloseTo(mat, 9)
    }
  })

  it('carries a print margin only where the photo touches the edge', () => {
    assert(
      property(anyInput(single), (input) => {
        const template = generateTemplate(single, input)
        const photos = photosOf(template)
        expect(photos).toHaveLength(1)
        expect((photos[0]?.x ?? 0) > 0 && (photos[0]?.printMargin ?? 0) > 0).toBe(false)
        expectTextClear(template)
      }),
      { numRuns: 100 },
    )
  })
})
