import type { QuoteItem } from '@collagerie/protocol'
import { useLanguage } from '../../language/language-store.ts'
import { LANGUAGES } from '../../language/languages.ts'
import type { PhotoBytes } from '../library/photo-bytes.ts'
import { quoteBytes } from '../library-store.ts'
import { quotesIn } from './quotes-store.ts'

/** A quote in whatever language it was chosen, the present one being the likeliest. */
export async function quoteById(id: string): Promise<QuoteItem> {
  const { language } = useLanguage.getState()
  for (const each of new Set([language, ...LANGUAGES])) {
    const found = (await quotesIn(each)).find((quote) => quote.id === id)
    if (found) return found
  }
  throw new Error(`There is no quote ${id}.`)
}

/** The same pictures the list of quotes shows, so that a quote looks the same before and after it is saved. */
export function storedQuoteBytes(id: string): PhotoBytes {
  return { open: async (longSide, signal) => quoteBytes(await quoteById(id)).open(longSide, signal) }
}
