const NO_BREAK_SPACE = '\u00a0'

/** Between a number and its unit, and round the x of a size; a text's ends stand for the numbers put in there. */
const WITHIN =
  /(?<=[\d#]|^) (?=(?:cm|mm|kB|ko|MB|Mo|GB|Go|dpi|g|kg)(?![\p{L}\p{N}]))|(?<=[\d#]|^) (?=x (?:\d|$))|(?<=(?:[\d#]|^)[ \u00a0]x) (?=\d|$)/gu

/** A measure stays on one line: `120 x 80 cm`. */
export function unbrokenMeasures(text: string): string {
  return text.replaceAll(WITHIN, NO_BREAK_SPACE)
}
