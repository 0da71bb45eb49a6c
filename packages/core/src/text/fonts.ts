/** A font of the title's list and the key of the style name it is offered under. */
export interface TitleFont {
  readonly font: string
  readonly style: 'modern1' | 'modern2' | 'classic' | 'playful'
}

export const TITLE_FONTS: readonly TitleFont[] = [
  { font: 'Montserrat', style: 'modern1' },
  { font: 'Nunito', style: 'modern2' },
  { font: 'Crimson Text', style: 'classic' },
  { font: 'McLaren', style: 'playful' },
]

export const PHOTO_TEXT_FONTS: readonly string[] = ['Roboto', 'Indie Flower', 'McLaren', 'Rasa']

/** The font of the generated designs. */
const GENERATED_FONT = 'futura-pt'
const LISTED: ReadonlySet<string> = new Set([
  ...TITLE_FONTS.map(({ font }) => font),
  ...PHOTO_TEXT_FONTS,
  GENERATED_FONT,
])

/** Whether a font is in the lists, which have their own sizes; others belong to a template. */
export function isListedFont(font: string): boolean {
  return LISTED.has(font)
}
