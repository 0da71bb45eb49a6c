import { describe, expect, it } from 'vitest'
import { generateTemplate } from './generate.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectFilled, expectNeighboursSpaced, expectSoundTemplate, photosOf } from './testing/layout-rules.ts'
import { tiles, tilesFormat } from './tiles.ts'

describe('tiles', () => {
  it('has 1 to 10 columns and rows, three by three at first', () => {
    expect(controlTable(tiles)).toEqual([
      ['numberVert', 1, 10, 1, 3],
      ['numberHor', 1, 10, 1, 3],
    ])
  })

  it.each([
    [1, 1, 19.4, 19.4],
    [3, 3, 58.2, 58.2],
    [4, 2, 77.6, 38.8],
    [10, 10, 194, 194],
  ])('%d x %d tiles take %d x %d cm', (columns, rows, width, height) => {
    expect(tilesFormat(columns, rows)).toEqual({ width, height })
  })

  it('decides its own format, whatever was asked', () => {
    const values = { numberVert: 2, numberHor: 1 }
    const template = generateTemplate(tiles, { format: { width: 50, height: 40 }, material: 'TILES', values })
    expect(template.format).toEqual({ width: 38.8, height: 19.4 })
    expect(template.hasCustomSizes).toBe(false)
    expectSoundTemplate(template)
  })

  it('lays square tiles of 18.4 cm, 1 cm apart and half a centimetre from the edge', () => {
    for (let columns = 1; columns <= 10; columns++) {
      for (let rows = 1; rows <= 10; rows++) {
        const values = { numberVert: columns, numberHor: rows }
        const template = generateTemplate(tiles, { format: tilesFormat(1, 1), material: 'TILESPERM', values })
        const photos = photosOf(template)
        expect(photos).toHaveLength(columns * rows)
        const { width, height } = template.format
        expectFilled({ photos }, { x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, 1)
        expectNeighboursSpaced({ photos }, 1)
        for (const photo of photos) {
          expect(photo.width).toBeCloseTo(18.4, 9)
          expect(photo.height).toBeCloseTo(18.4, 9)
        }
      }
    }
  })
})
