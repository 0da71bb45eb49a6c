import * as fc from 'fast-check'
import { IMAGE_EFFECTS } from '../../effects/index.ts'
import { MATERIALS } from '../../format/index.ts'
import { TEXT_ALIGNS, TEXT_BACKGROUNDS, TEXT_VALIGNS } from '../../text/index.ts'
import type { SavedCollage, SavedUserdata } from '../saved-collage.ts'

/** Numbers as a file can carry them: six decimals, and no minus zero. */
function decimals(least: number, most: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(least * 1e6), max: Math.floor(most * 1e6) })
    .map((millionths) => Number((millionths / 1e6 + 0).toFixed(6)))
}

/** Any text that XML can carry, above all its own signs. */
const writable = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('&', '<', '>', '"', "'", '\n', '\t', '\r', ' ', ']', 'é', '€', '😀', ';', '#'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })
  .map((text) => text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''))

const filled = writable.map((text) => `a${text}`)
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)
const colour = fc.stringMatching(/^#[0-9a-f]{6}$/)
const slotName = (prefix: string) => fc.integer({ min: 1, max: 150 }).map((number) => `${prefix}${number}`)

const textData = fc.record({
  text: writable,
  color: colour,
  automaticColor: fc.boolean(),
  align: fc.constantFrom(...TEXT_ALIGNS),
  valign: fc.constantFrom(...TEXT_VALIGNS),
  font: filled,
  fontSize: decimals(0.001, 100),
  weight: fc.constantFrom('400', '500', '700'),
  lineGap: fc.oneof(fc.constant(0.5), decimals(0, 10)),
  padding: decimals(0, 5),
  letterSpacing: decimals(-1, 1),
  caps: fc.boolean(),
  background: fc.constantFrom(...TEXT_BACKGROUNDS),
  multipleLines: fc.boolean(),
})

/** Default values are not written, and so are missing when read. */
const notAt = (usual: number, numbers: fc.Arbitrary<number>) => numbers.filter((value) => value !== usual)
const bothWays = notAt(0, fc.integer({ min: -100, max: 100 }))

const placedPhoto = fc
  .record(
    {
      id,
      zoom: decimals(1, 4),
      x: decimals(0, 1),
      y: decimals(0, 1),
      rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
      effect: fc.constantFrom(...IMAGE_EFFECTS),
      isMirrored: fc.constant(true),
      tilt: notAt(
        0,
        fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10),
      ),
      adjustments: fc.record({ light: bothWays, contrast: bothWays, warmth: bothWays }),
    },
    { requiredKeys: ['id', 'zoom', 'x', 'y', 'rotation', 'effect'] },
  )
  .chain((photo) =>
    photo.effect === 'none'
      ? fc.constant(photo)
      : fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }).map((strength) => ({
          ...photo,
          ...(strength !== undefined && { adjustments: { ...photo.adjustments, strength } }),
        })),
  )

const slotData = fc.record({ photo: placedPhoto, text: textData }, { requiredKeys: [] })

const sheet: fc.Arbitrary<SavedUserdata> = fc
  .record({
    userdata: fc.record({
      photoBorderColor: colour,
      photoBorderAutomaticColor: fc.boolean(),
      photoBackgroundColor: colour,
      images: fc.dictionary(slotName('img'), slotData, { maxKeys: 6, noNullPrototype: true }),
      shapes: fc.dictionary(slotName('overlayshape'), colour, { maxKeys: 2, noNullPrototype: true }),
      texts: fc.dictionary(slotName('txt'), textData, { maxKeys: 2, noNullPrototype: true }),
    }),
    resolutions: fc.array(fc.integer({ min: -1, max: 2000 }), { maxLength: 6 }),
    clips: fc.uniqueArray(slotName('clip'), { maxLength: 2 }),
  })
  .map(({ userdata, resolutions, clips }) => {
    const slots = Object.keys(userdata.images)
    const dpi = Object.fromEntries(
      resolutions.flatMap((value, index) => {
        const slot = slots[index]
        return slot === undefined ? [] : [[slot, value]]
      }),
    )
    return { userdata, dpi, clips }
  })

/** Digits are a text, with typed leading zeros. */
const generator = fc
  .tuple(
    fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/), decimals(-100, 9999), { maxKeys: 5 }),
    fc.option(fc.stringMatching(/^0{0,2}\d{1,2}$/)),
  )
  .map(([values, numberValue]) => ({ ...values, ...(numberValue !== null && { numberValue }) }))

const template = fc.record(
  {
    templateId: id,
    childTemplateId: id,
    material: fc.constantFrom(...MATERIALS),
    format: fc.record({ width: decimals(1, 200), height: decimals(1, 200) }),
    generator,
  },
  { requiredKeys: ['templateId', 'childTemplateId', 'material'] },
)

const SNIPPETS = ['<note/>', '<note by="a &amp; b">text &lt;3</note>', '<future><part n="1"/><part n="2"/></future>']

/** Any collage a file can carry. */
export const savedCollages: fc.Arbitrary<SavedCollage> = fc.record({
  templates: fc.array(template, { maxLength: 2 }),
  screenshot: fc.base64String({ maxLength: 200 }),
  photoIds: fc.array(id, { maxLength: 8 }),
  content: fc.oneof(
    fc.record({ kind: fc.constant('sheet' as const), sheet }),
    fc.record({
      kind: fc.constant('pages' as const),
      pages: fc.array(fc.record({ templateId: id, childTemplateId: id, sheet }), { maxLength: 3 }),
    }),
  ),
  extras: fc
    .array(fc.constantFrom(...SNIPPETS), { maxLength: 3 })
    .map((snippets) => (snippets.length === 0 ? {} : { '': snippets })),
})
