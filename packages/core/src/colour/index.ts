export { automaticBackground, type BackgroundQuestion } from './automatic-background.ts'
export { averageColour, laidOver, type Pixels } from './average-colour.ts'
export { type Colour, parseColour, to0x, toHash } from './colour.ts'
export {
  DEFAULT_BORDER_COLOUR,
  DEFAULT_PHOTO_BORDER_COLOUR,
  MULTI_PAGE_PHOTO_BACKGROUND,
  WHITE,
} from './colour-defaults.ts'
export { isPaletteColour, PALETTE, PALETTE_COLUMNS } from './palette.ts'
export { readableOn } from './readable-on.ts'
