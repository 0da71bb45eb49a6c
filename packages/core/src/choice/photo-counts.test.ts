import { describe, expect, it } from 'vitest'
import { DESIGN_TYPES } from '../designs/index.ts'
import { stepControl, typeControl } from './change-control.ts'
import { controlsOf, generatedTemplateOf } from './choice.ts'
import { photoCountsOf } from './photo-counts.ts'
import { startedChoice } from './testing/offered-template.ts'

const slots = (choice: Parameters<typeof photoCountsOf>[0]) =>
  generatedTemplateOf(choice)?.variation.layers.filter(({ kind }) => kind === 'image').length

describe('the number of photos', () => {
  it.each(DESIGN_TYPES)('of %s follows every control and stays in its range', (type) => {
    let choice = startedChoice(type)
    for (const { key } of controlsOf(choice)) {
      for (let step = 0; step < 3; step++) {
        choice = stepControl(choice, key, 1)
        const counts = photoCountsOf(choice)
        expect(counts?.count).toBe(slots(choice))
        expect(counts?.least).toBeLessThanOrEqual(counts?.count ?? 0)
        expect(counts?.most).toBeGreaterThanOrEqual(counts?.count ?? 0)
        expect(counts?.most).toBeLessThanOrEqual(144)
      }
    }
  })

  it('says how few and how many an even grid can hold', () => {
    expect(photoCountsOf(startedChoice('alleven'))).toEqual({ count: 12, least: 1, most: 80 })
  })

  it('stays as it is when the title of a year comes or goes', () => {
    for (const digits of ['2025', '1984', '8888', '7', '11']) {
      let choice = typeControl(startedChoice('numberyear'), 'numberValue', digits)
      const counts: number[] = []
      for (let mode = 0; mode < 5; mode++) {
        choice = stepControl(choice, 'hasText', 1)
        counts.push(photoCountsOf(choice)?.count ?? 0)
      }
      expect(new Set(counts).size).toBe(1)
    }
  })
})
