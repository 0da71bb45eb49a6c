import { readableOn, toHash } from '../colour/index.ts'
import type { TextLayer } from '../template/index.ts'
import { isDefaultText, type TextData, TITLE_DEFAULTS } from '../text/index.ts'
import type { CollagePage } from './collage-page.ts'
import { groundUnder } from './ground-colour.ts'
import { textSlots } from './slots.ts'

/** The words in a text slot: the customer's own, or else the template's, or else none. */
export function wordsIn(page: CollagePage, layer: TextLayer): string {
  const own = ownText(page, layer.slot)?.text ?? ''
  return isDefaultText(layer.slot, own) ? (layer.look.text ?? '') : own
}

export function wordsAt(page: CollagePage, slot: string): string {
  const layer = textSlots(page.template).find((each) => each.slot === slot)
  return layer ? wordsIn(page, layer) : ''
}

/** The unwritten texts, in the template's order, including those that were only restyled. */
export function unwrittenTexts(page: CollagePage): readonly TextLayer[] {
  return textSlots(page.template).filter((layer) => wordsIn(page, layer).trim() === '')
}

/**
 * How a text looks, whatever its words: as the customer chose, or else as the template wants. An unchosen colour is one
 * that is readable on the sheet's ground.
 */
export function textLook(page: CollagePage, layer: TextLayer): TextData {
  const look = chosenLook(page, layer)
  const color = look.automaticColor ? automaticColour(page, layer) : look.color
  return { ...look, color, text: wordsIn(page, layer) }
}

/** How a text looks as chosen: an automatic colour is the wanted one, not the readable one. */
export function chosenLook(page: CollagePage, layer: TextLayer): TextData {
  return ownText(page, layer.slot) ?? templateLook(layer)
}

/** The template's own look of a text. Templates write colours with 0x, like XML. */
export function templateLook({ look: { color, ...look } }: TextLayer): TextData {
  return { ...TITLE_DEFAULTS, ...look, ...(color !== undefined && { color: toHash(color) }) }
}

/** A drawn template chose its colours for its own picture; a generated one lies on what the customer chooses. */
function automaticColour(page: CollagePage, layer: TextLayer): string {
  const { color } = templateLook(layer)
  return page.template.designer === 'generated' ? readableOn(groundUnder(page, layer), color) : color
}

function ownText({ userdata }: CollagePage, slot: string): TextData | undefined {
  return Object.hasOwn(userdata.texts, slot) ? userdata.texts[slot] : undefined
}
