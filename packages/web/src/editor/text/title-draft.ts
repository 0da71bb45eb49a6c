import { type Collage, textSlots } from '@collagerie/core/collage'
import { toHash } from '@collagerie/core/colour'
import type { CommandOf } from '@collagerie/core/edit'
import type { TextLayer } from '@collagerie/core/template'
import {
  FONT_SIZES,
  keepAllowedCharacters,
  type MeasureText,
  startingText,
  type TextData,
  TITLE_DEFAULTS,
  textFits,
  typeText,
} from '@collagerie/core/text'

export const TITLE_SLOT = 'txt1'
const SUBTITLE_SLOT = 'txt2'

/** Title and subtitle as they stand in the dialog: each its own words, and one look for both. */
export interface TitleDraft {
  /** By slot; empty where the default stands. */
  readonly words: Readonly<Record<string, string>>
  readonly look: TitleLook
}

type TitleLook = Pick<TextData, 'caps' | 'font' | 'color'>

type DefaultText = (slot: string) => string

/** Only title and subtitle are written here; a template's other texts are its own. */
export function titleLayers({ template }: Collage): readonly TextLayer[] {
  return textSlots(template).filter(({ slot }) => slot === TITLE_SLOT || slot === SUBTITLE_SLOT)
}

export function startDraft(collage: Collage, defaultText: DefaultText): TitleDraft {
  const layers = titleLayers(collage)
  const [first] = layers
  const { caps, font, color } = first ? baseOf(collage, first) : TITLE_DEFAULTS
  const words = layers.map(({ slot }) => {
    const text = collage.userdata.texts[slot]?.text ?? ''
    // The default is there to be replaced, so it is not in the way.
    return [slot, text === defaultText(slot) ? '' : text] as const
  })
  return { words: Object.fromEntries(words), look: { caps, font, color } }
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
  return {
    draft: { ...draft, words: { ...draft.words, [layer.slot]: text } },
    isTooLong: text !== keepAllowedCharacters(typed),
  }
}

/** Whether all the words will stand on the sheet: capitals or another font may have made them too wide. */
export function titleFits(draft: TitleDraft, collage: Collage, layer: TextLayer, measure: MeasureText): boolean {
  const { text, ...look } = smallestText(draft, collage, layer)
  return textFits({ ...look, text: text.trim() }, layer, measure)
}

function smallestText(draft: TitleDraft, collage: Collage, layer: TextLayer): TextData {
  const text = draft.words[layer.slot] ?? ''
  return { ...baseOf(collage, layer), ...draft.look, fontSize: FONT_SIZES[0], text }
}

/** The texts as they would stand on the sheet: in the largest size that leaves some air. */
export function draftTexts(
  draft: TitleDraft,
  collage: Collage,
  defaultText: DefaultText,
  measure: MeasureText,
): Readonly<Record<string, TextData>> {
  return Object.fromEntries(
    titleLayers(collage).map((layer) => {
      const { slot } = layer
      const { fontSize: _own, ...base } = baseOf(collage, layer)
      const text = draft.words[slot]?.trim() || defaultText(slot)
      const size = layer.look.fontSize === undefined ? {} : { fontSize: layer.look.fontSize }
      const role = slot === TITLE_SLOT ? 'title' : 'subtitle'
      return [slot, startingText(role, { ...base, ...draft.look, ...size, text }, layer, measure)]
    }),
  )
}

/** The steps that bring the draft onto the sheet. A text nobody has touched stays the template's own. */
export function draftCommands(
  draft: TitleDraft,
  collage: Collage,
  defaultText: DefaultText,
  measure: MeasureText,
): readonly CommandOf<'set text'>[] {
  const start = startDraft(collage, defaultText).look
  const isSameLook =
    start.caps === draft.look.caps && start.font === draft.look.font && start.color === draft.look.color
  const texts = draftTexts(draft, collage, defaultText, measure)
  return titleLayers(collage).map(({ slot }) => {
    const text = texts[slot]
    const hasWords = (draft.words[slot]?.trim() ?? '') !== ''
    const isUntouched = !hasWords && isSameLook && collage.userdata.texts[slot] === undefined
    return isUntouched || !text ? { kind: 'set text', slot } : { kind: 'set text', slot, text }
  })
}

/** The weight a title is written in, which decides on the font files it needs. */
export function titleStyle(collage: Collage, layer: TextLayer): string {
  return baseOf(collage, layer).style
}

function baseOf({ userdata }: Collage, { slot, look }: TextLayer): TextData {
  const { color, ...rest } = look
  return (
    userdata.texts[slot] ?? { ...TITLE_DEFAULTS, ...rest, ...(color === undefined ? {} : { color: toHash(color) }) }
  )
}
