export { type DesignValues, formatDesignValue, numbersOf, readDesignValues } from './design-values.ts'
export { type CardLook, PHOTO_BORDER_TYPES, type PhotoBorderType, photoBorderFacts } from './photo-border.ts'
export { readTemplateXml, readVariation } from './read-template-xml.ts'
export {
  BORDER_MODE,
  type BorderMode,
  type Circle,
  type ClipLayer,
  type ImageLayer,
  type Layer,
  type ShapeOverlayLayer,
  type Template,
  type TextLayer,
  type TextLook,
  type Variation,
} from './template.ts'
export { TEXT_MEANINGS, type TextMeaning } from './text-meaning.ts'
export { writeTemplateXml, writeVariation } from './write-template-xml.ts'
