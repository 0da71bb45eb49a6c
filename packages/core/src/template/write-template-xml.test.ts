import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS } from '../format/index.ts'
import {
  type Layer,
  PHOTO_BORDER_TYPES,
  readTemplateXml,
  TEXT_MEANINGS,
  type Template,
  type TextLook,
  writeTemplateXml,
} from './index.ts'

const sixDecimals = (value: number) => Number(value.toFixed(6)) + 0
const length = fc.double({ min: -200, max: 200, noNaN: true }).map(sixDecimals)
const positive = fc.double({ min: 0.001, max: 500, noNaN: true }).map(sixDecimals)
const margin = fc.double({ min: 0, max: 10, noNaN: true }).map(sixDecimals)
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((part) => `${part}\n"&<'\t`)
const word = fc.stringMatching(/^[A-Za-z][\w &"é-]{0,12}$/)
const colour = fc.stringMatching(/^(0x|#)[\da-f]{6}$/)
const box = { x: length, y: length, width: positive, height: positive }

const look: fc.Arbitrary<TextLook> = fc.record(
  {
    text,
    font: word,
    fontSize: positive,
    weight: word,
    color: colour,
    align: fc.constantFrom('left', 'center', 'right'),
    valign: fc.constantFrom('top', 'middle', 'bottom'),
    caps: fc.boolean(),
    letterSpacing: length,
    lineGap: margin,
  },
  { requiredKeys: [] },
)

const layer: fc.Arbitrary<Layer> = fc.oneof(
  fc.record({
    kind: fc.constant('shapeoverlay' as const),
    slot: word,
    defaultColor: colour,
    printMargin: margin,
    rectangles: fc.array(fc.record(box), { maxLength: 3 }),
    circles: fc.array(fc.record({ x: length, y: length, radius: positive }), { maxLength: 3 }),
  }),
  fc.record(
    {
      kind: fc.constant('image' as const),
      slot: word,
      ...box,
      rotation: length,
      printMargin: margin,
      photoBorder: margin,
    },
    { requiredKeys: ['kind', 'slot', 'x', 'y', 'width', 'height', 'rotation', 'printMargin'] },
  ),
  fc.record(
    {
      kind: fc.constant('text' as const),
      slot: word,
      ...box,
      editable: fc.boolean(),
      rotation: length,
      meaning: fc.constantFrom(...TEXT_MEANINGS),
      look,
    },
    { requiredKeys: ['kind', 'slot', 'x', 'y', 'width', 'height', 'editable', 'rotation', 'look'] },
  ),
  fc.record({ kind: fc.constant('overlay' as const), resource: text, url: word, ...box, rotation: length }),
  fc.constant({ kind: 'frame' as const }),
)

const photoLayers = fc.uniqueArray(layer, {
  maxLength: 12,
  selector: (one) => ('slot' in one ? `${one.kind} ${one.slot}` : one),
})

const layers = fc
  .record({
    before: photoLayers,
    clip: fc.option(fc.record({ slot: word, ...box, viewportWidth: positive, viewportHeight: positive, path: word })),
  })
  .map(({ before, clip }): Layer[] => {
    if (!clip) return before
    const [first, ...rest] = before
    const start: Layer = { kind: 'clip', state: 'start', ...clip }
    return [...(first ? [first] : []), start, ...rest, { ...start, state: 'end' }]
  })

/** Digits are a text: zeros before them were typed. */
const generator = fc
  .tuple(fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,8}$/), length), fc.stringMatching(/^0{0,2}\d{1,2}$/))
  .map(([values, numberValue]) => ({ ...values, numberValue }))

const template: fc.Arbitrary<Template> = fc.record(
  {
    designer: text,
    design: fc.constantFrom('box', 'alleven', ''),
    screenDpcm: positive,
    material: fc.constantFrom(...MATERIALS),
    hasCustomSizes: fc.boolean(),
    generator,
    format: fc.record({ width: positive, height: positive }),
    variation: fc.record(
      {
        id: word,
        photoBorder: margin,
        photoBorderType: fc.constantFrom(...PHOTO_BORDER_TYPES),
        borderMode: fc.constantFrom(0, 1, 2),
        layers,
      },
      { requiredKeys: ['id', 'borderMode', 'layers'] },
    ),
  },
  { requiredKeys: ['designer', 'design', 'screenDpcm', 'material', 'hasCustomSizes', 'format', 'variation'] },
)

describe('writeTemplateXml', () => {
  it('writes what reads back as the same template, and that writes the same bytes', () => {
    fc.assert(
      fc.property(template, (original) => {
        const written = writeTemplateXml(original)
        const result = readTemplateXml(written)
        if (!result.ok) throw new Error(result.failure.reason)
        // Cloned because fast-check also makes objects without prototype.
        expect(result.value).toStrictEqual(structuredClone(original))
        expect(writeTemplateXml(result.value)).toBe(written)
      }),
      { numRuns: 200 },
    )
  })

  it('settles at once when numbers have more than six decimals', () => {
    const third = { x: 1 / 3, y: -1e-9, width: 100 / 7, height: Math.PI }
    const written = writeTemplateXml({
      designer: 'generated',
      design: 'alleven',
      screenDpcm: 40,
      material: '',
      hasCustomSizes: true,
      format: { width: 50, height: 40 },
      variation: {
        id: 'default',
        borderMode: 0,
        layers: [{ kind: 'image', slot: 'img1', ...third, rotation: 0, printMargin: 0 }],
      },
    })
    expect(written).toContain('x="0.333333" y="0" width="14.285714" height="3.141593"')
    const result = readTemplateXml(written)
    expect(result.ok && writeTemplateXml(result.value)).toBe(written)
  })
})
