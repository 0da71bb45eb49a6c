import { isPaletteColour, to0x, toHash } from '../colour/index.ts'
import { DEFAULT_LINE_GAP, TEXT_ALIGNS, TEXT_BACKGROUNDS, TEXT_VALIGNS, type TextData } from '../text/index.ts'
import { booleanAttribute, choiceAttribute, optionalAttribute, stringAttribute, type XmlElement } from '../xml/index.ts'
import { boundedAttribute, lengthAttribute } from './bounded-attribute.ts'
import { readColourAttribute } from './read-colour-attribute.ts'

/** Far more than fits on any sheet; the document's reader enforces it. */
export const LONGEST_SLOT_TEXT = 10_000
const readRoom = boundedAttribute(0, 1000)
const readSpacing = boundedAttribute(-1000, 1000)

/** Missing attributes are as in `defaults`; present ones must be valid. */
export function readTextData(element: XmlElement, defaults: TextData): TextData {
  const color = readColourAttribute(element, 'color', toHash(defaults.color))
  return {
    text: element.attributes['text'] ?? '',
    color,
    automaticColor: optionalAttribute(element, 'automaticcolor', looksAutomatic(color), booleanAttribute),
    align: optionalAttribute(element, 'align', defaults.align, (_, name) =>
      choiceAttribute(element, name, TEXT_ALIGNS),
    ),
    valign: optionalAttribute(element, 'valign', defaults.valign, (_, name) =>
      choiceAttribute(element, name, TEXT_VALIGNS),
    ),
    font: optionalAttribute(element, 'font', defaults.font, stringAttribute),
    fontSize: optionalAttribute(element, 'fontsize', defaults.fontSize, lengthAttribute),
    weight: optionalAttribute(element, 'style', defaults.weight, stringAttribute),
    lineGap: optionalAttribute(element, 'lineheight', DEFAULT_LINE_GAP, readRoom),
    padding: optionalAttribute(element, 'padding', defaults.padding, readRoom),
    letterSpacing: optionalAttribute(element, 'letterspacing', defaults.letterSpacing, readSpacing),
    caps: optionalAttribute(element, 'caps', defaults.caps, booleanAttribute),
    background: optionalAttribute(element, 'background', 'none', (_, name) =>
      choiceAttribute(element, name, TEXT_BACKGROUNDS),
    ),
    multipleLines: optionalAttribute(element, 'multiplelines', false, booleanAttribute),
  }
}

/** Customers can choose only palette colours, so any other is a template's or the general one. */
function looksAutomatic(color: string): boolean {
  return !isPaletteColour(color)
}

/** A single line has no lines to set apart: the last three attributes are left out if they say nothing. */
export function textAttributes(
  position: string,
  data: TextData,
): Record<string, string | number | boolean | undefined> {
  const { multipleLines, lineGap, background, automaticColor } = data
  return {
    position,
    text: data.text,
    color: to0x(data.color),
    automaticcolor: automaticColor === looksAutomatic(data.color) ? undefined : automaticColor,
    align: data.align,
    valign: data.valign,
    font: data.font,
    fontsize: data.fontSize,
    style: data.weight,
    padding: data.padding,
    letterspacing: data.letterSpacing,
    caps: data.caps,
    multiplelines: multipleLines ? true : undefined,
    lineheight: multipleLines || lineGap !== DEFAULT_LINE_GAP ? lineGap : undefined,
    background: multipleLines || background !== 'none' ? background : undefined,
  }
}
