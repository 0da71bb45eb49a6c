import * as fc from 'fast-check'
import { FONT_SIZES, TEXT_ALIGNS, TEXT_BACKGROUNDS, TEXT_VALIGNS, type TextData } from '../text-data.ts'

const texts = fc
  .array(fc.constantFrom('a', 'I', 'été', 'straße', 'together', 'unforgettable', ' ', ' ', '\n'), { maxLength: 30 })
  .map((pieces) => pieces.join(''))

export const textDatas: fc.Arbitrary<TextData> = fc.record({
  text: texts,
  color: fc.constant('#4d4d4f'),
  automaticColor: fc.boolean(),
  align: fc.constantFrom(...TEXT_ALIGNS),
  valign: fc.constantFrom(...TEXT_VALIGNS),
  font: fc.constant('Roboto'),
  fontSize: fc.constantFrom(...FONT_SIZES),
  weight: fc.constant('400'),
  lineGap: fc.constantFrom(0, 0.5, 1),
  padding: fc.constantFrom(0, 0.3, 1),
  letterSpacing: fc.constantFrom(0, 0.1),
  caps: fc.boolean(),
  background: fc.constantFrom(...TEXT_BACKGROUNDS),
  multipleLines: fc.boolean(),
})
