export { toCapitals } from './capitals.ts'
export { isDefaultText, SUBTITLE_SLOT, TITLE_SLOT } from './default-words.ts'
export { fitText, typeText } from './fit-text.ts'
export { isTextFont, PHOTO_TEXT_FONTS, TITLE_FONTS, type TitleFont } from './fonts.ts'
export {
  type LaidOutLine,
  layoutText,
  type MeasureText,
  type TextLayout,
  type TextMeasure,
  type TextStyle,
  textFits,
} from './layout-text.ts'
export { photoTextColour } from './photo-text-colour.ts'
export { startingText, type TextRole } from './starting-text.ts'
export { type TakenText, TEXT_CHARACTERS, type TextCharacters, takeText } from './take-text.ts'
export { type TextBands, textBands } from './text-band.ts'
export { textBounds } from './text-bounds.ts'
export {
  DEFAULT_LINE_HEIGHT,
  FONT_SIZES,
  PHOTO_TEXT_DEFAULTS,
  TEXT_ALIGNS,
  TEXT_BACKGROUNDS,
  TEXT_VALIGNS,
  type TextAlign,
  type TextBackground,
  type TextData,
  type TextValign,
  TITLE_DEFAULTS,
  TITLE_FONT_SIZES,
} from './text-data.ts'
export { TEXT_GROUNDS } from './text-grounds.ts'
export { isTextMode, TEXT_MODE, type TextMode } from './text-mode.ts'
