export { isDefaultText, SUBTITLE_SLOT, TITLE_SLOT } from './default-words.ts'
export { fitInSize, fitText, resized, typeText } from './fit-text.ts'
export { PHOTO_TEXT_FONTS, TITLE_FONTS } from './fonts.ts'
export { isReadable } from './is-readable.ts'
export { layoutText, type MeasureText, textFits } from './layout-text.ts'
export { lostCapitals } from './lost-capitals.ts'
export { photoTextColour, photoTextGround } from './photo-text-colour.ts'
export { printableText, type Rewritten } from './printable-text.ts'
export { shortened } from './shortened.ts'
export { startingText } from './starting-text.ts'
export { textAir } from './text-air.ts'
export { type TextBands, type TextBox, textBands } from './text-bands.ts'
export { TEXT_CHARACTERS, type TextCharacters } from './text-characters.ts'
export {
  DEFAULT_LINE_GAP,
  FONT_SIZES,
  PHOTO_TEXT_DEFAULTS,
  PHOTO_TEXT_SIZES,
  TEXT_ALIGNS,
  TEXT_BACKGROUNDS,
  TEXT_VALIGNS,
  type TextData,
  TITLE_DEFAULTS,
} from './text-data.ts'
export { TEXT_GROUNDS } from './text-grounds.ts'
export { isTextMode, TEXT_CONTROL, TEXT_MODE, type TextMode } from './text-mode.ts'
