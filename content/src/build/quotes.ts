import { join } from 'node:path'
import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { drawQuote, quotePixels } from '../quotes/draw-quote.ts'
import { lookOf, type QuoteLook } from '../quotes/look-of.ts'
import { plainText } from '../quotes/quote-line.ts'
import { TEXTS } from '../texts/index.ts'
import { BUILD, publish, put } from './folders.ts'

const WEB = { name: 'web', longSide: 512, quality: 80 } as const
/** Enough for a quarter of a metre at 300 dpi. */
const FULL = { name: 'full', longSide: 3000, quality: 88 } as const

/** Encoding runs beside drawing; more at once would only hold more sheets in memory. */
const AT_ONCE = 3

/** Draws every quote small and large, and writes the list the server answers from. Returns their number. */
export async function buildQuotes(): Promise<number> {
  const jobs = LANGUAGES.flatMap((language) => TEXTS[language].quotes.map((line) => ({ language, look: lookOf(line) })))
  const items: unknown[] = []
  const queue = jobs.entries()
  const work = async () => {
    for (const [index, { language, look }] of queue) items[index] = await item(language, look)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await put(join(BUILD, 'quotes.json'), JSON.stringify(items))
  return items.length
}

async function item(lang: Language, look: QuoteLook): Promise<unknown> {
  const { id } = look.line
  const webformat = await picture(look, lang, WEB)
  const fullformat = await picture(look, lang, FULL)
  return { lang, id, type: 'quotes', unique: `quotes-${id}`, webformat, fullformat, text: plainText(look.line) }
}

async function picture(
  look: QuoteLook,
  language: Language,
  { name, longSide, quality }: typeof WEB | typeof FULL,
): Promise<{ src: string; width: number; height: number }> {
  const jpeg = await drawQuote(look, longSide).encode('jpeg', quality)
  const src = await publish(`/webassets/quotes/${language}/${look.line.id}-${name}.jpg`, jpeg)
  return { src, ...quotePixels(look, longSide) }
}
