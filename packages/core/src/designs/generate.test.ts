import { assert, constantFrom, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS, STANDARD_SIZES } from '../format/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { alleven } from './alleven.ts'
import { generateTemplate, photoCount, settle } from './generate.ts'
import { DESIGN_TYPES, designFor } from './registry.ts'
import { single } from './single.ts'
import { anyControls, anyInput } from './testing/arbitrary-input.ts'
import { expectOthersKept, expectSettled } from './testing/control-rules.ts'
import { expectSoundTemplate, expectWorthFilling } from './testing/layout-rules.ts'

const format = { width: 50, height: 40 }
const runs = { numRuns: usualOrFull(15, 40) }

describe('generateTemplate', () => {
  it('writes down what the template was made from', () => {
    expect(generateTemplate(alleven, { format, material: 'POSTER', values: { numberVert: 99 } })).toMatchObject({
      designer: 'generated',
      design: 'alleven',
      screenDpcm: 40,
      material: 'POSTER',
      hasCustomSizes: true,
      format,
      generator: { numberVert: 10, numberHor: 4, borderCM: 0.5, marginCM: 0.5, hasText: 0 },
      variation: { id: 'default', borderMode: 0 },
    })
  })

  it.each([
    [alleven, 'POSTER', 'overlayshape0', 0.1],
    [alleven, 'CANVAS2CM', 'overlayshape1', 2.5],
    [single, 'POSTER', 'overlayshape1', 0.1],
    [single, 'CANVAS4CM', 'overlayshape1', 5],
  ] as const)('lays a white ground under %o on %s', (design, material, slot, printMargin) => {
    const [ground] = generateTemplate(design, { format, material, values: {} }).variation.layers
    expect(ground).toMatchObject({ kind: 'shapeoverlay', slot, printMargin, defaultColor: '0xffffff' })
  })

  it('paints title and subtitle after the photos', () => {
    const { layers } = generateTemplate(alleven, { format, material: '', values: { hasText: 3 } }).variation
    expect(layers.slice(-2)).toMatchObject([
      { kind: 'text', slot: 'txt1', editable: true },
      { kind: 'text', slot: 'txt2', editable: true },
    ])
  })
})

describe('settle', () => {
  it('drops values the design does not know', () => {
    const values = { numberVert: 2, numberValue: 50, layout: 3 }
    expect(Object.keys(settle(alleven, { format, material: '', values }))).toEqual(Object.keys(alleven.defaults))
  })
})

describe.each(DESIGN_TYPES)('%s', (type) => {
  const design = designFor(type)

  it('is sound on every format and material, whatever the values', () => {
    assert(
      property(anyInput(design), (input) => {
        const template = generateTemplate(design, input)
        expectSoundTemplate(template)
        expect(JSON.stringify(generateTemplate(design, input))).toBe(JSON.stringify(template))
      }),
      runs,
    )
  })

  it('counts as many photos as it lays out', () => {
    assert(
      property(anyInput(design), (input) => {
        const template = generateTemplate(design, input)
        const counted = photoCount(design, { ...input, format: template.format, values: settle(design, input) })
        expect(counted).toBe(template.variation.layers.filter(({ kind }) => kind === 'image').length)
      }),
      runs,
    )
  })

  it('asks for 144 photos at most on any standard size, none of them a speck', () => {
    assert(
      property(
        anyControls(design),
        constantFrom(...STANDARD_SIZES),
        constantFrom(...MATERIALS),
        (values, size, material) => expectWorthFilling(generateTemplate(design, { format: size, material, values })),
      ),
      { numRuns: usualOrFull(60, 250) },
    )
  })

  it('settles values once and for all', () => {
    assert(
      property(anyInput(design), (input) => expectSettled(design, input)),
      runs,
    )
  })

  it('keeps the other controls when one is stepped', () => {
    assert(
      property(anyInput(design), nat(20), integer({ min: 0, max: 60 }), (input, which, to) =>
        expectOthersKept(design, input, which, to),
      ),
      runs,
    )
  })
})
