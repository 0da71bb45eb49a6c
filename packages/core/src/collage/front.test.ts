import { expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { foldedRimOf, seenPanelOf } from './front.ts'
import { photoSlots } from './slots.ts'

const FORMAT = { width: 50, height: 40 }

it('a tile is seen up to its fold', () => {
  const template = generateTemplate(designFor('tiles'), { format: FORMAT, material: 'TILES', values: {} })
  const [tile] = photoSlots(template)
  if (!tile) throw new Error('no tile')
  const { x, width } = seenPanelOf(tile.outer, template)
  expect(x - tile.outer.x).toBeCloseTo(0.2)
  expect(width).toBeCloseTo(18)
})

it('a sheet that is not cut into tiles is one panel, up to the edge of its format', () => {
  const template = generateTemplate(designFor('alleven'), { format: FORMAT, material: 'CANVAS2CM', values: {} })
  expect(foldedRimOf(template)).toBe(0)
  expect(seenPanelOf({ x: -3, y: 5, width: 10, height: 10 }, template)).toEqual({ x: 0, y: 0, ...FORMAT })
})
