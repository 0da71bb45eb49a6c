import { describe, expect, it } from 'vitest'
import { NO_CUSTOM_SIZE } from '../format/index.ts'
import { alleven } from './alleven.ts'
import { DESIGN_TYPES, designFor } from './registry.ts'

describe('designFor', () => {
  it.each(DESIGN_TYPES)('knows %s', (type) => {
    expect(designFor(type).type).toBe(type)
  })

  it.each(['', 'ALLEVEN', 'nothing', 'constructor', '__proto__'])('takes "%s" for an even grid', (type) => {
    expect(designFor(type)).toBe(alleven)
  })
})

describe('the designs', () => {
  const designs = DESIGN_TYPES.map(designFor)
  const having = (isSo: (design: (typeof designs)[number]) => boolean) => designs.filter(isSo).map(({ type }) => type)

  it('have a name of their own each', () => {
    expect(new Set(DESIGN_TYPES).size).toBe(DESIGN_TYPES.length)
  })

  it.each(designs)('$type is offered in sizes, and may be had in no other where it has a rule against it', (design) => {
    expect(design.sizes.length).toBeGreaterThan(0)
    const accepted = design.sizes.filter((size) => design.customSize.accepts(size))
    expect(accepted).toEqual(design.customSize === NO_CUSTOM_SIZE ? [] : design.sizes)
  })

  it('with a border of their own are shapes, piles and the bordered split', () => {
    expect(having(({ hasOwnBorder }) => hasOwnBorder)).toEqual([
      'bordersplit',
      'pilealleven',
      'pileonelarge',
      'heart',
      'number',
      'numberyear',
      'numberdate',
    ])
  })

  it('of which one photo alone colours the sheet on flat materials', () => {
    expect(having(({ coloursFlatSheet }) => coloursFlatSheet)).toEqual(['single'])
  })

  it('fold a rim away where they are sold as tiles', () => {
    expect(having(({ foldedRim }) => foldedRim > 0)).toEqual(having(({ isTileBased }) => isTileBased))
  })
})
