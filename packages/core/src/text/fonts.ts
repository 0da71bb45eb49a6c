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

/** Never offered: only a template may name them. */
const TEMPLATE_FONTS: readonly string[] = [
  'futura-pt',
  'Great Vibes',
  'Pinyon Script',
  'Caveat',
  'Bodoni Moda',
  'Abril Fatface',
  'Cinzel',
  'Limelight',
  'Special Elite',
  'Bebas Neue',
  'Amatic SC',
  'Fredoka',
  'Josefin Sans',
]

const KNOWN = new Set([...TITLE_FONTS.map((each) => each.font), ...PHOTO_TEXT_FONTS, ...TEMPLATE_FONTS])

/** Whether a font named in a file is one the painter has. */
export function isTextFont(name: string): boolean {
  return KNOWN.has(name)
}
