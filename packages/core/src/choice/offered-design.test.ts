import { describe, expect, it } from 'vitest'
import { needsDigitShapes, sourceOfDesign } from '../catalogue/index.ts'
import { DESIGN_TYPES, designFor } from '../designs/index.ts'
import { ANY_SIZE } from '../format/index.ts'
import { customSizeRuleOf, offeredDesign } from './offered-design.ts'

describe('the design of a template', () => {
  it.each(DESIGN_TYPES)('is %s where its source says so, with the rule for sizes that is its own', (type) => {
    const offered = { source: sourceOfDesign(type) }
    expect(offeredDesign(offered)).toBe(designFor(type))
    expect(customSizeRuleOf(offered)).toBe(designFor(type).customSize)
  })

  it.each(['', 'gen:', 'gen:nothing', 'gen:constructor'])('is the even grid for the source "%s"', (source) => {
    expect(offeredDesign({ source })).toBe(designFor('alleven'))
  })

  it('is none for a drawn template, which follows the general rule', () => {
    expect(offeredDesign({ source: 'static:leaves' })).toBeUndefined()
    expect(customSizeRuleOf({ source: 'static:leaves' })).toBe(ANY_SIZE)
  })

  it('needs the shapes of the digits where digits are typed', () => {
    const typed = DESIGN_TYPES.filter((type) => 'numberValue' in designFor(type).defaults)
    expect(DESIGN_TYPES.filter((type) => needsDigitShapes(sourceOfDesign(type)))).toEqual(typed)
  })
})
