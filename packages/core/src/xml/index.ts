export {
  booleanAttribute,
  choiceAttribute,
  notNegativeAttribute,
  numberAttribute,
  onlyAttributes,
  optionalAttribute,
  parseNumber,
  positiveAttribute,
  refuseAttribute,
  stringAttribute,
} from './attributes.ts'
export { onlyChild, optionalChild, refuseContent, refuseText, refuseUnknown } from './children.ts'
export { type ElementJson, elementFromJson } from './element-json.ts'
export { escapeHtml } from './escape-html.ts'
export { formatNumber } from './format-number.ts'
export { readXml, toEnd, xmlSteps } from './read-xml.ts'
export { attributeTexts, blockElement, element, escapeXml, writeXml } from './write-xml.ts'
export { elementLabel, quote, type XmlElement } from './xml-element.ts'
