import { describe, expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { MATERIALS, SEEN_OF_TILE_CM } from '../format/index.ts'
import { BUILDS } from './build.ts'
import { pieceObject } from './piece-object.ts'
import { sidePlanes } from './side-planes.ts'

const FORMAT = { width: 50, height: 40 }

describe('a piece as an object', () => {
  const grid = (material: (typeof MATERIALS)[number]) =>
    pieceObject(generateTemplate(designFor('alleven'), { format: FORMAT, material, values: {} }), material)

  it.each(MATERIALS.filter((material) => !material.startsWith('TILES')))(
    'is one panel of its format on "%s"',
    (code) => {
      expect(grid(code).panels).toEqual([{ x: 0, y: 0, ...FORMAT }])
    },
  )

  it.each(MATERIALS)('finds on its sheet all the print that goes round its sides on "%s"', (code) => {
    const { build, margin } = grid(code)
    const rim = code.startsWith('TILES') ? designFor('tiles').foldedRim : margin
    expect(build.printedSide).toBeLessThanOrEqual(rim + 1e-9)
    expect(build.printedSide).toBeLessThanOrEqual(build.depth)
  })

  it('is as deep as its material says', () => {
    expect([BUILDS.CANVAS2CM.depth, BUILDS.CANVAS4CM.depth]).toEqual([2, 4])
    expect(BUILDS.POSTER.depth).toBeLessThan(0.05)
  })

  it('is a panel of 18 cm for each tile, with the wall between them', () => {
    const template = generateTemplate(designFor('tiles'), {
      format: FORMAT,
      material: 'TILES',
      values: { numberVert: 3, numberHor: 2 },
    })
    const { panels } = pieceObject(template, 'TILES')
    expect(panels).toHaveLength(6)
    for (const { width, height } of panels) {
      expect(width).toBeCloseTo(SEEN_OF_TILE_CM)
      expect(height).toBeCloseTo(SEEN_OF_TILE_CM)
    }
    // 1 cm between the printed parts, and 0.2 folded away on both sides.
    expect((panels[1]?.x ?? 0) - (panels[0]?.x ?? 0)).toBeCloseTo(18 + 1.4)
    const planes = sidePlanes(panels)
    expect(planes.map(({ side }) => side)).toEqual([
      ...Array<string>(3).fill('left'),
      ...Array<string>(3).fill('right'),
      ...Array<string>(2).fill('top'),
      ...Array<string>(2).fill('bottom'),
    ])
    expect(planes.map(({ spans }) => spans.length)).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 3])
  })

  it('shows of very many tiles the sides round all of them', () => {
    const template = generateTemplate(designFor('tiles'), {
      format: FORMAT,
      material: 'TILES',
      values: { numberVert: 10, numberHor: 10 },
    })
    const planes = sidePlanes(pieceObject(template, 'TILES').panels)
    expect(planes.map(({ side, spans }) => [side, spans.length])).toEqual([
      ['left', 10],
      ['right', 10],
      ['top', 10],
      ['bottom', 10],
    ])
    expect(planes[0]?.at).toBeLessThan(planes[1]?.at ?? 0)
  })
})
