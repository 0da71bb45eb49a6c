export { keepAllowedCharacters, titleText, toCapitals } from './characters.ts'
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
export { startingText, type TextRole } from './starting-text.ts'
export { type TextBands, textBands } from './text-band.ts'
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
export { isTextMode, TEXT_MODE, type TextMode } from './text-mode.ts'
