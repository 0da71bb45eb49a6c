import { describe, expect, it } from 'vitest'
import { DESIGN_TYPES, designFor, generateTemplate } from '../designs/index.ts'
import type { Template } from '../template/index.ts'
import { type Direction, neighbourSlot, photoSlots } from './index.ts'
import { bareTemplate, imageLayer } from './testing/bare-template.ts'

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down']

function made(design: string, values: Record<string, number> = {}): Template {
  return generateTemplate(designFor(design), { format: { width: 50, height: 40 }, material: '', values })
}

function reachedFrom(template: Template, start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const slot of reached) {
    for (const direction of DIRECTIONS) {
      const next = neighbourSlot(template, slot, direction)
      if (next !== undefined) reached.add(next)
    }
  }
  return reached
}

describe('the arrow keys', () => {
  it('walk a grid by row and column and stop at its rim', () => {
    const grid = made('alleven', { numberVert: 3, numberHor: 4 })
    expect(DIRECTIONS.map((direction) => neighbourSlot(grid, 'img5', direction))).toEqual([
      'img4',
      'img6',
      'img2',
      'img8',
    ])
    expect(neighbourSlot(grid, 'img3', 'right')).toBeUndefined()
    expect(neighbourSlot(grid, 'img1', 'up')).toBeUndefined()
  })

  it('prefer what lies straight ahead to what is nearer but aside', () => {
    const template = bareTemplate([
      imageLayer('start', 0, 0, 5, 5),
      imageLayer('aside', 5, 7, 5, 5),
      imageLayer('ahead', 9, 0, 5, 5),
    ])
    expect(neighbourSlot(template, 'start', 'right')).toBe('ahead')
  })

  it('lead nowhere from a slot that is not there', () => {
    expect(neighbourSlot(made('alleven'), 'nowhere', 'left')).toBeUndefined()
  })

  it.each(DESIGN_TYPES)('reach every photo of %s from every other', (design) => {
    const template = made(design)
    const slots = photoSlots(template).map(({ slot }) => slot)
    const lost = slots.filter((start) => reachedFrom(template, start).size !== slots.length)
    expect(lost).toEqual([])
  })
})
