import { designFor, generateTemplate } from '@collagerie/core/designs'
import type { Template } from '@collagerie/core/template'
import { describe, expect, it } from 'vitest'
import { nextStop, stopsOf } from './stops.ts'

function template(design: string, values = {}): Template {
  return generateTemplate(designFor(design), { format: { width: 50, height: 40 }, material: '', values })
}

const grid = template('alleven', { numberVert: 3, numberHor: 4, hasText: 2 })
const names = (from: Template) => stopsOf(from).map(({ slot }) => slot)

describe('the stops of a sheet', () => {
  it('are read in rows, with the title where it stands', () => {
    const photos = Array.from({ length: 12 }, (_, index) => `img${index + 1}`)
    expect(names(grid)).toEqual([...photos, 'txt1'])
  })

  it('are read in rows whatever order they are painted in', () => {
    const { variation } = grid
    const turned = { ...grid, variation: { ...variation, layers: variation.layers.toReversed() } }
    expect(names(turned)).toEqual(names(grid))
    const [first] = stopsOf(turned)
    expect(first?.layer).toBeGreaterThan(stopsOf(turned).at(-1)?.layer ?? 0)
  })

  it('end at the format, as the margin is not on the screen', () => {
    const wrapped = generateTemplate(designFor('alleven'), {
      format: { width: 50, height: 40 },
      material: 'CANVAS4CM',
      values: { marginCM: 0 },
    })
    for (const { box } of stopsOf(wrapped)) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(50 + 1e-9)
      expect(box.y + box.height).toBeLessThanOrEqual(40 + 1e-9)
    }
  })
})

describe('an arrow', () => {
  const go = (from: string, direction: 'left' | 'right' | 'up' | 'down') =>
    nextStop(grid, stopsOf(grid), from, direction)

  it.each([
    ['img1', 'right', 'img2'],
    ['img2', 'down', 'img5'],
    ['img1', 'left', undefined],
    ['img1', 'up', undefined],
    ['img11', 'down', 'txt1'],
    ['txt1', 'down', undefined],
    ['nothing', 'up', undefined],
  ] as const)('from %s %s leads to %s', (from, direction, to) => {
    expect(go(from, direction)).toBe(to)
  })

  it('leads from a text back to the photos', () => {
    expect(go('txt1', 'up')).toMatch(/^img(9|10|11|12)$/)
  })
})
