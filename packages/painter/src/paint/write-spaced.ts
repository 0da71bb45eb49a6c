import { graphemesOf } from '../platform/graphemes-of.ts'
import type { Context2D } from '../platform/platform.ts'

interface TextLine {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Writes a line with letter spacing, in pixels. Safari has none before 18.4. */
export function writeSpaced(ctx: Context2D, line: TextLine, spacing: number): void {
  if (hasLetterSpacing(ctx)) ctx.letterSpacing = `${spacing}px`
  if (spacing === 0 || hasLetterSpacing(ctx)) ctx.fillText(line.text, line.x, line.y)
  else writeByLetter(ctx, line, spacing)
}

/** Asked of the context's prototype, since any context accepts a property of that name. */
function hasLetterSpacing(ctx: Context2D): boolean {
  return 'letterSpacing' in Object.getPrototypeOf(ctx)
}

/** Each letter stands where the text before it ends, so that the font's kerning stays. */
function writeByLetter(ctx: Context2D, { text, x, y }: TextLine, spacing: number): void {
  let before = ''
  for (const [index, letter] of graphemesOf(text).entries()) {
    before += letter
    const left = ctx.measureText(before).width - ctx.measureText(letter).width
    ctx.fillText(letter, x + left + index * spacing, y)
  }
}
