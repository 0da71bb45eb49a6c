import { join } from 'node:path'
import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { drawQuote, quotePixels } from '../quotes/draw-quote.ts'
import { QUOTE_LINES } from '../quotes/lines/index.ts'
import { looksOf, type QuoteLook } from '../quotes/looks.ts'
import { plainText } from '../quotes/quote-line.ts'
import { BUILD, put } from './folders.ts'

const WEB = { name: 'web', longSide: 512, quality: 80 } as const
/** Flat colour and type stay sharp at 300 dpi up to a quarter of a metre. */
const FULL = { name: 'full', longSide: 3000, quality: 88 } as const

/** Draws every quote small and large, and writes the list the server answers from. Returns their number. */
export async function buildQuotes(): Promise<number> {
  const items = []
  for (const [turn, language] of LANGUAGES.entries()) {
    for (const look of looksOf(QUOTE_LINES[language], turn)) {
      const [webformat, fullformat] = await Promise.all([picture(look, language, WEB), picture(look, language, FULL)])
      const { id } = look.line
      const text = plainText(look.line)
      items.push({ lang: language, id, type: 'quotes', unique: `quotes-${id}`, webformat, fullformat, text })
    }
  }
  await put(join(BUILD, 'quotes.json'), JSON.stringify(items))
  return items.length
}

async function picture(
  look: QuoteLook,
  language: Language,
  { name, longSide, quality }: typeof WEB | typeof FULL,
): Promise<{ src: string; width: number; height: number }> {
  const src = `/webassets/quotes/${language}/${look.line.id}-${name}.jpg`
  await put(join(BUILD, src), await drawQuote(look, longSide).encode('jpeg', quality))
  return { src, ...quotePixels(look, longSide) }
}
