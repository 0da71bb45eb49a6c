import type { QuoteItem } from '@collagerie/protocol'
import { useLanguage } from '../../language/language-store.ts'
import { LANGUAGES } from '../../language/languages.ts'
import type { PhotoBytes } from '../library/photo-bytes.ts'
import { quoteBytes } from '../library-store.ts'
import { quotesIn } from './quotes-store.ts'

/** Finds a quote in any language, first in the present one. */
export async function quoteById(id: string): Promise<QuoteItem> {
  const { language } = useLanguage.getState()
  for (const each of new Set([language, ...LANGUAGES])) {
    const found = (await quotesIn(each)).find((quote) => quote.id === id)
    if (found) return found
  }
  throw new Error(`There is no quote ${id}.`)
}

/** The pictures of the quotes list, so that a quote looks the same before and after saving. */
export function storedQuoteBytes(id: string): PhotoBytes {
  return { open: async (longSide, signal) => quoteBytes(await quoteById(id)).open(longSide, signal) }
}
