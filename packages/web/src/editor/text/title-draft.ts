import { asLargeAsFits, type CollagePage, chosenLook, textLook, textSlots, wordsIn } from '@collagerie/core/collage'
import type { CommandOf } from '@collagerie/core/edit'
import type { TextLayer } from '@collagerie/core/template'
import {
  FONT_SIZES,
  fitText,
  type MeasureText,
  resized,
  SUBTITLE_SLOT,
  type TextData,
  TITLE_DEFAULTS,
  TITLE_SLOT,
  typeText,
} from '@collagerie/core/text'

/** Title and subtitle in the dialog: the words of each, and the look chosen for both. */
export interface TitleDraft {
  /** By slot; empty for the default text. */
  readonly words: Readonly<Record<string, string>>
  /** Only what was chosen here: otherwise title and subtitle differ as the template wants. */
  readonly chosen: Partial<TitleLook>
}

export type TitleLook = Pick<TextData, 'caps' | 'font' | 'color'>

/** Only title and subtitle are written here; other texts belong to the template. */
export function titleLayers({ template }: CollagePage): readonly TextLayer[] {
  return textSlots(template).filter(({ slot }) => slot === TITLE_SLOT || slot === SUBTITLE_SLOT)
}

/** The default text is a placeholder, so it is not among the words to edit. */
export function startDraft(page: CollagePage): TitleDraft {
  return {
    words: Object.fromEntries(titleLayers(page).map((layer) => [layer.slot, wordsIn(page, layer)])),
    chosen: {},
  }
}

/** What the controls show: the look of the first text, with the choices for all. */
export function shownLook({ chosen }: TitleDraft, page: CollagePage): TitleLook {
  const [first] = titleLayers(page)
  const { caps, font, color } = first ? textLook(page, first) : TITLE_DEFAULTS
  return { caps, font, color, ...chosen }
}

/** A text after a keystroke, and whether some of it was too long and had to go. */
export function typeTitle(
  draft: TitleDraft,
  page: CollagePage,
  layer: TextLayer,
  typed: string,
  measure: MeasureText,
): { readonly draft: TitleDraft; readonly isTooLong: boolean } {
  const { text } = typeText(smallestText(draft, page, layer), typed, layer, measure)
  return { draft: { ...draft, words: { ...draft.words, [layer.slot]: text } }, isTooLong: text !== typed }
}

/** Whether all words fit on the sheet: capitals or another font may have made them too wide. */
export function titleFits(draft: TitleDraft, page: CollagePage, layer: TextLayer, measure: MeasureText): boolean {
  const smallest = smallestText(draft, page, layer)
  const text = smallest.text.trim()
  return fitText({ ...smallest, text }, layer, measure).text === text
}

/** Whether the words of all texts fit. */
export function titlesFit(draft: TitleDraft, page: CollagePage, measure: MeasureText): boolean {
  return titleLayers(page).every((layer) => titleFits(draft, page, layer, measure))
}

/**
 * The draft in the last look that its words fitted in, if its own would cut them: nobody has agreed to a cut. A colour
 * cuts nothing.
 */
export function uncutDraft(
  draft: TitleDraft,
  fitting: TitleDraft,
  page: CollagePage,
  measure: MeasureText,
): TitleDraft {
  if (titlesFit(draft, page, measure)) return draft
  const { color } = draft.chosen
  return { ...draft, chosen: { ...fitting.chosen, ...(color !== undefined && { color }) } }
}

function smallestText(draft: TitleDraft, page: CollagePage, layer: TextLayer): TextData {
  const text = draft.words[layer.slot] ?? ''
  const look = draftLook(draft, page, layer)
  return { ...resized(look, FONT_SIZES[0]), multipleLines: false, text }
}

function draftLook({ chosen }: TitleDraft, page: CollagePage, layer: TextLayer): TextData {
  const look = { ...chosenLook(page, layer), ...chosen }
  return chosen.color === undefined ? look : { ...look, automaticColor: false }
}

/** The texts as they would stand on the sheet, empty while the default is shown. */
export function draftTexts(
  draft: TitleDraft,
  page: CollagePage,
  measure: MeasureText,
): Readonly<Record<string, TextData>> {
  return Object.fromEntries(titleLayers(page).map((layer) => [layer.slot, draftText(draft, page, layer, measure)]))
}

/** One text of the draft. */
export function draftText(draft: TitleDraft, page: CollagePage, layer: TextLayer, measure: MeasureText): TextData {
  const text = draft.words[layer.slot]?.trim() ?? ''
  return asLargeAsFits(layer, { ...draftLook(draft, page, layer), text }, measure)
}

/** The page with other texts. */
export function pageWithTexts(page: CollagePage, texts: Readonly<Record<string, TextData>>): CollagePage {
  if (Object.keys(texts).length === 0) return page
  const { userdata } = page
  return { ...page, userdata: { ...userdata, texts: { ...userdata.texts, ...texts } } }
}

/** The commands that bring the draft onto the sheet. */
export function draftCommands(
  draft: TitleDraft,
  page: CollagePage,
  measure: MeasureText,
): readonly CommandOf<'set text'>[] {
  const texts = Object.entries(draftTexts(draft, page, measure))
  return texts.map(([slot, text]) => ({ kind: 'set text', slot, text }))
}

/** The weight of a title, which decides which font files it needs. */
export function titleStyle(page: CollagePage, layer: TextLayer): string {
  return chosenLook(page, layer).weight
}
