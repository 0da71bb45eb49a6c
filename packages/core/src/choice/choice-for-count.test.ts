import { describe, expect, it } from 'vitest'
import { photoSlots } from '../collage/index.ts'
import { DESIGN_TYPES, type DesignType } from '../designs/index.ts'
import { choiceForCount, formatOf, generatedTemplateOf, startChoice } from './index.ts'
import { offeredTemplate } from './testing/offered-template.ts'

const countOf = (choice: Parameters<typeof generatedTemplateOf>[0]) => {
  const template = generatedTemplateOf(choice)
  return template ? photoSlots(template).length : 0
}

/** Their number of photos follows from the sheet or from what is typed. */
const FIXED: ReadonlySet<DesignType> = new Set(['single', 'tiles', 'number', 'numberyear', 'numberdate'])

describe('a layout for so many photos', () => {
  it.each([
    ['alleven', 6, true],
    ['alleven', 9, true],
    // Nobody wants eleven columns of one photo each.
    ['alleven', 11, false],
    // Nor a fence of seven by two.
    ['alleven', 14, false],
    ['mosaiccross', 7, true],
    ['mosaiccross', 23, true],
    ['single', 3, false],
    ['tiles', 4, false],
  ] as const)('%s for %d: %s', (design, count, isOne) => {
    const start = startChoice(offeredTemplate(design))
    if (!start) throw new Error('nothing is offered')
    const found = choiceForCount(start, count)
    expect(found && countOf(found)).toBe(isOne ? count : undefined)
  })

  it('of tiles takes another format only where it may, and never becomes a strip', () => {
    const start = startChoice(offeredTemplate('tiles'))
    if (!start) throw new Error('nothing is offered')
    const formats = [4, 12, 14].map((count) => {
      const found = choiceForCount(start, count, { mayResize: true })
      return found && [countOf(found), formatOf(found).width / formatOf(found).height]
    })
    expect(formats).toEqual([[4, 1], [12, expect.any(Number)], undefined])
    expect(Math.abs(Math.log(Number(formats[1]?.[1])))).toBeLessThan(Math.log(1.5))
  })

  it.each(DESIGN_TYPES)('of %s has that many slots, none slim, on the same sheet and with the same title', (design) => {
    const start = startChoice(offeredTemplate(design))
    if (!start) throw new Error('nothing is offered')
    const found = [4, 14, 18, 23, 32].flatMap((count) => {
      const choice = choiceForCount(start, count)
      return choice ? [{ count, choice }] : []
    })
    expect(found.length > 0).toBe(!FIXED.has(design))
    for (const { count, choice } of found) {
      expect(countOf(choice)).toBe(count)
      expect(formatOf(choice)).toEqual(formatOf(start))
      expect(choice.values['hasText']).toBe(start.values['hasText'])
    }
  })
})
