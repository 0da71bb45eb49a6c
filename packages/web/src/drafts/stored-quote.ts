import { type QuoteItem, quoteListSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { useLanguage } from '../app/language/language-store.ts'
import { LANGUAGES, type Language } from '../app/language/languages.ts'
import type { PhotoBytes } from '../photos/library/photo-bytes.ts'
import { quoteBytes } from '../photos/library-store.ts'

const lists = new Map<Language, Promise<readonly QuoteItem[]>>()

/** A quote in whatever language it was chosen, the present one being the likeliest. */
export async function quoteById(id: string): Promise<QuoteItem> {
  const { language } = useLanguage.getState()
  for (const each of new Set([language, ...LANGUAGES])) {
    const found = (await quotesIn(each)).find((quote) => quote.id === id)
    if (found) return found
  }
  throw new Error(`There is no quote ${id}.`)
}

export function storedQuoteBytes(id: string): PhotoBytes {
  return { open: async (longSide, signal) => quoteBytes(await quoteById(id)).open(longSide, signal) }
}

function quotesIn(language: Language): Promise<readonly QuoteItem[]> {
  const list = lists.get(language) ?? fetchQuotes(language)
  lists.set(language, list)
  // What failed once is asked for anew.
  list.catch(() => lists.delete(language))
  return list
}

async function fetchQuotes(language: Language): Promise<readonly QuoteItem[]> {
  const response = await fetch(`/api/quotes?lang=${language}`)
  if (!response.ok) throw new Error(`The quotes answered with ${response.status}.`)
  return parse(quoteListSchema, await response.json())
}
