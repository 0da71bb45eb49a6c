import { asLargeAsFits, type Collage, chosenLook, textLook, textSlots, wordsIn } from '@collagerie/core/collage'
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

/** Title and subtitle as they stand in the dialog: each its own words, and what was chosen for both. */
export interface TitleDraft {
  /** By slot; empty where the default stands. */
  readonly words: Readonly<Record<string, string>>
  /** Only what was chosen here: title and subtitle differ in the rest where the template wants it so. */
  readonly chosen: Partial<TitleLook>
}

export type TitleLook = Pick<TextData, 'caps' | 'font' | 'color'>

/** Only title and subtitle are written here; a template's other texts are its own. */
export function titleLayers({ template }: Collage): readonly TextLayer[] {
  return textSlots(template).filter(({ slot }) => slot === TITLE_SLOT || slot === SUBTITLE_SLOT)
}

/** The default is there to be replaced, so it is not among the words, where it would be in the way. */
export function startDraft(collage: Collage): TitleDraft {
  return {
    words: Object.fromEntries(titleLayers(collage).map((layer) => [layer.slot, wordsIn(collage, layer)])),
    chosen: {},
  }
}

/** What the controls show: the look of the first text, with what was chosen for all. */
export function shownLook({ chosen }: TitleDraft, collage: Collage): TitleLook {
  const [first] = titleLayers(collage)
  const { caps, font, color } = first ? textLook(collage, first) : TITLE_DEFAULTS
  return { caps, font, color, ...chosen }
}

/** What a keystroke makes of a text, and whether something of it had to go because it was too long. */
export function typeTitle(
  draft: TitleDraft,
  collage: Collage,
  layer: TextLayer,
  typed: string,
  measure: MeasureText,
): { readonly draft: TitleDraft; readonly isTooLong: boolean } {
  const { text } = typeText(smallestText(draft, collage, layer), typed, layer, measure)
  return { draft: { ...draft, words: { ...draft.words, [layer.slot]: text } }, isTooLong: text !== typed }
}

/** Whether all the words will stand on the sheet: capitals or another font may have made them too wide. */
export function titleFits(draft: TitleDraft, collage: Collage, layer: TextLayer, measure: MeasureText): boolean {
  const smallest = smallestText(draft, collage, layer)
  const text = smallest.text.trim()
  return fitText({ ...smallest, text }, layer, measure).text === text
}

function smallestText(draft: TitleDraft, collage: Collage, layer: TextLayer): TextData {
  const text = draft.words[layer.slot] ?? ''
  const look = draftLook(draft, collage, layer)
  return { ...resized(look, FONT_SIZES[0]), multipleLines: false, text }
}

function draftLook({ chosen }: TitleDraft, collage: Collage, layer: TextLayer): TextData {
  const look = { ...chosenLook(collage, layer), ...chosen }
  return chosen.color === undefined ? look : { ...look, automaticColor: false }
}

/** The texts as they would stand on the sheet, without words where the default stands. */
export function draftTexts(
  draft: TitleDraft,
  collage: Collage,
  measure: MeasureText,
): Readonly<Record<string, TextData>> {
  return Object.fromEntries(
    titleLayers(collage).map((layer) => [layer.slot, draftText(draft, collage, layer, measure)]),
  )
}

/** One of them. */
export function draftText(draft: TitleDraft, collage: Collage, layer: TextLayer, measure: MeasureText): TextData {
  const text = draft.words[layer.slot]?.trim() ?? ''
  return asLargeAsFits(layer, { ...draftLook(draft, collage, layer), text }, measure)
}

/** The collage as it would be with other texts. */
export function collageWithTexts(collage: Collage, texts: Readonly<Record<string, TextData>>): Collage {
  if (Object.keys(texts).length === 0) return collage
  const { userdata } = collage
  return { ...collage, userdata: { ...userdata, texts: { ...userdata.texts, ...texts } } }
}

/** The steps that bring the draft onto the sheet. */
export function draftCommands(
  draft: TitleDraft,
  collage: Collage,
  measure: MeasureText,
): readonly CommandOf<'set text'>[] {
  const texts = Object.entries(draftTexts(draft, collage, measure))
  return texts.map(([slot, text]) => ({ kind: 'set text', slot, text }))
}

/** The weight a title is written in, which decides on the font files it needs. */
export function titleStyle(collage: Collage, layer: TextLayer): string {
  return chosenLook(collage, layer).weight
}
