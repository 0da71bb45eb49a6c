import { asLargeAsFits, type CollagePage, chosenLook, textLook, wordsIn } from '@collagerie/core/collage'
import type { CommandOf } from '@collagerie/core/edit'
import type { TextLayer } from '@collagerie/core/template'
import {
  FONT_SIZES,
  fitText,
  type MeasureText,
  resized,
  type TextData,
  TITLE_DEFAULTS,
  typeText,
} from '@collagerie/core/text'
import { titleLayers } from './title-layers.ts'

/** Title and subtitle in the dialog: the words of each, and the look chosen for both. */
export interface TitleEdits {
  /** By slot; empty for the default text. */
  readonly words: Readonly<Record<string, string>>
  /** Only what was chosen here: otherwise title and subtitle differ as the template wants. */
  readonly chosen: Partial<TitleLook>
}

export type TitleLook = Pick<TextData, 'caps' | 'font' | 'color'>

/** The default text is a placeholder, so it is not among the words to edit. */
export function startEdits(page: CollagePage): TitleEdits {
  return {
    words: Object.fromEntries(titleLayers(page).map((layer) => [layer.slot, wordsIn(page, layer)])),
    chosen: {},
  }
}

/** What the controls show: the look of the first text, with the choices for all. */
export function shownLook({ chosen }: TitleEdits, page: CollagePage): TitleLook {
  const [first] = titleLayers(page)
  const { caps, font, color } = first ? textLook(page, first) : TITLE_DEFAULTS
  return { caps, font, color, ...chosen }
}

/** A text after a keystroke, and whether some of it was too long and had to go. */
export function typeTitle(
  edits: TitleEdits,
  page: CollagePage,
  layer: TextLayer,
  typed: string,
  measure: MeasureText,
): { readonly edits: TitleEdits; readonly isTooLong: boolean } {
  const { text } = typeText(smallestText(edits, page, layer), typed, layer, measure)
  return { edits: { ...edits, words: { ...edits.words, [layer.slot]: text } }, isTooLong: text !== typed }
}

/** Whether all words fit on the sheet: capitals or another font may have made them too wide. */
export function titleFits(edits: TitleEdits, page: CollagePage, layer: TextLayer, measure: MeasureText): boolean {
  const smallest = smallestText(edits, page, layer)
  const text = smallest.text.trim()
  return fitText({ ...smallest, text }, layer, measure).text === text
}

/** Whether the words of all texts fit. */
export function titlesFit(edits: TitleEdits, page: CollagePage, measure: MeasureText): boolean {
  return titleLayers(page).every((layer) => titleFits(edits, page, layer, measure))
}

/**
 * The edits in the last look that its words fitted in, if its own would cut them: nobody has agreed to a cut. A colour
 * cuts nothing.
 */
export function uncutEdits(
  edits: TitleEdits,
  fitting: TitleEdits,
  page: CollagePage,
  measure: MeasureText,
): TitleEdits {
  if (titlesFit(edits, page, measure)) return edits
  const { color } = edits.chosen
  return { ...edits, chosen: { ...fitting.chosen, ...(color !== undefined && { color }) } }
}

function smallestText(edits: TitleEdits, page: CollagePage, layer: TextLayer): TextData {
  const text = edits.words[layer.slot] ?? ''
  const look = editedLook(edits, page, layer)
  return { ...resized(look, FONT_SIZES[0]), multipleLines: false, text }
}

function editedLook({ chosen }: TitleEdits, page: CollagePage, layer: TextLayer): TextData {
  const look = { ...chosenLook(page, layer), ...chosen }
  return chosen.color === undefined ? look : { ...look, automaticColor: false }
}

/** The texts as they would stand on the sheet, empty while the default is shown. */
export function editedTexts(
  edits: TitleEdits,
  page: CollagePage,
  measure: MeasureText,
): Readonly<Record<string, TextData>> {
  return Object.fromEntries(titleLayers(page).map((layer) => [layer.slot, editedText(edits, page, layer, measure)]))
}

/** One text as edited. */
export function editedText(edits: TitleEdits, page: CollagePage, layer: TextLayer, measure: MeasureText): TextData {
  const text = edits.words[layer.slot]?.trim() ?? ''
  return asLargeAsFits(layer, { ...editedLook(edits, page, layer), text }, measure)
}

/** The commands that bring the edits onto the sheet. */
export function commandsOfEdits(
  edits: TitleEdits,
  page: CollagePage,
  measure: MeasureText,
): readonly CommandOf<'set text'>[] {
  const texts = Object.entries(editedTexts(edits, page, measure))
  return texts.map(([slot, text]) => ({ kind: 'set text', slot, text }))
}

/** The weight of a title, which decides which font files it needs. */
export function titleStyle(page: CollagePage, layer: TextLayer): string {
  return chosenLook(page, layer).weight
}
