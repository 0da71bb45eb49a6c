import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { settle } from './generate.ts'
import { crossings } from './mosaic/seam-cost.ts'
import { mosaiccross } from './mosaiccross.ts'
import { controlTable } from './testing/control-rules.ts'
import { barePart, expectMosaic, layoutsOf } from './testing/mosaic-rules.ts'

const boxes = (width: number, height: number, wanted: Record<string, number>) => {
  const input = { format: { width, height }, material: '', values: wanted } as const
  return mosaiccross.layout({ ...input, values: settle(mosaiccross, input) }).photos
}

const sizes = (layout: number) =>
  boxes(50, 40, { numberHor: 16, layout })
    .map((box) => box.width * box.height)
    .toSorted((a, b) => b - a)

const upright = (mixed: number) => {
  let count = 0
  for (let random = 0; random < 12; random++) {
    count += boxes(60, 40, { numberHor: 18, mixed, random }).filter((box) => box.height > box.width).length
  }
  return count
}

describe('mosaiccross', () => {
  it('has photo count, layout, mixed, random, spacing and margin, in this order', () => {
    expect(controlTable(mosaiccross)).toEqual([
      ['numberHor', 4, 50, 1, 12],
      ['layout', 0, 5, 1, 2],
      ['mixed', 0, 1, 1, 0],
      ['random', 0, 99, 1, 0],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
  })

  it.each([
    [4, 2],
    [8, 2],
    [9, 5],
    [50, 5],
  ])('with %d photos ends at layout %d', (numberHor, last) => {
    expect(controlTable(mosaiccross, { values: { numberHor } })[1]?.[2]).toBe(last)
  })

  it.each([
    [60, 40, 12],
    [60, 30, 9],
    [30, 60, 9],
  ])('on %d x %d starts with %d photos, of all styles', (width, height, count) => {
    const format = { width, height }
    const { numberHor } = settle(mosaiccross, { format, material: '', values: {} })
    expect(numberHor).toBe(count)
    expect(controlTable(mosaiccross, { format, values: { numberHor: count } })[1]?.[2]).toBe(5)
  })

  it.each([
    [20, 20, 12],
    [30, 30, 28],
    [40, 30, 38],
    [50, 40, 50],
    [140, 100, 50],
  ])('on %d x %d splits into %d photos at most', (width, height, most) => {
    expect(controlTable(mosaiccross, { format: { width, height } })[0]?.[2]).toBe(most)
  })

  it('gives exactly the photos asked for, none split below 3 cm or 25 cm2, whatever the values', () => {
    expectMosaic(mosaiccross, usualOrFull(60, 250), ({ photos }, values, format) => {
      expect(photos).toHaveLength(Number(values['numberHor']))
      for (const photo of photos) {
        const part = barePart(photo, format, values)
        expect(Math.min(part.width, part.height)).toBeGreaterThan(3 - 1e-6)
        expect(part.width * part.height).toBeGreaterThan(25 - 1e-6)
      }
    })
  })

  it('reaches the most photos in every style on the smallest and the longest formats', () => {
    for (const [width, height] of [
      [20, 20],
      [20, 140],
      [100, 20],
      [20.5, 27],
    ] as const) {
      for (let layout = 0; layout < 6; layout++) {
        for (const mixed of [0, 1]) {
          const most = Number(controlTable(mosaiccross, { format: { width, height } })[0]?.[2])
          expect(boxes(width, height, { numberHor: 99, layout, mixed, random: layout * 7 })).toHaveLength(most)
        }
      }
    }
  })

  it('looks different with every letter and every seed', () => {
    const format = { width: 50, height: 40 }
    expect(new Set(layoutsOf(mosaiccross, 'layout', format)).size).toBe(6)
    expect(new Set(layoutsOf(mosaiccross, 'layout', format, { numberHor: 6 })).size).toBe(3)
    expect(new Set(layoutsOf(mosaiccross, 'random', format, { numberHor: 20 })).size).toBe(100)
  })

  it('keeps the cutting when only the spacing changes', () => {
    const parts = [0, 1.3].map((borderCM) =>
      boxes(60, 40, { numberHor: 18, borderCM }).map((box) => {
        const part = barePart(box, { width: 60, height: 40 }, { borderCM, marginCM: 0.5 })
        return [part.width.toFixed(6), part.height.toFixed(6)].join('x')
      }),
    )
    expect(parts[0]?.toSorted()).toEqual(parts[1]?.toSorted())
  })

  it('shows one hero at C and even photos at A', () => {
    const [hero = 0, next = 0] = sizes(2)
    expect(hero).toBeGreaterThan(2.5 * next)
    const even = sizes(0)
    expect(even[0]).toBeLessThan(4 * Number(even.at(-1)))
  })

  it('stands more photos upright when mixed', () => {
    expect(upright(1)).toBeGreaterThan(1.5 * upright(0))
  })

  it('makes no slivers and far fewer crossings than a grid on an ordinary format', () => {
    let found = 0
    let inGrids = 0
    for (let numberHor = 4; numberHor <= 50; numberHor++) {
      for (let layout = 0; layout < 6; layout++) {
        const photos = boxes(60, 40, { numberHor, layout, borderCM: 0 })
        inGrids += 2 * (Math.sqrt(photos.length) - 1) ** 2
        found += crossings(photos.flatMap((box) => [box.x, box.y, box.width, box.height]))
        for (const box of photos) {
          expect(Math.max(box.width / box.height, box.height / box.width)).toBeLessThan(3.5)
        }
      }
    }
    expect(found).toBeLessThan(inGrids / 3)
  })

  it('lets few seams end within a twentieth of the sheet from each other: they look as if they had missed', () => {
    const found = STANDARD_SIZES.flatMap(({ width, height }) =>
      [0, 1, 2, 3, 4, 5].map((layout) => {
        const parts = boxes(width, height, { layout, borderCM: 0 }).flatMap((box) => [
          box.x,
          box.y,
          box.width,
          box.height,
        ])
        return crossings(parts, Math.min(width, height) / 20)
      }),
    )
    expect(found.reduce((sum, each) => sum + each, 0) / found.length).toBeLessThan(2.5)
  })
})
