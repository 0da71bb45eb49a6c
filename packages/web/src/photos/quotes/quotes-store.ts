import { type QuoteItem, quoteListSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { create } from 'zustand'
import { event } from '../../app/analytics.ts'
import type { Language } from '../../app/language/languages.ts'

/** Loading, failed, or the list, which is kept as long as the tab. */
type QuoteList = 'loading' | 'failed' | readonly QuoteItem[]

type QuotesState = Readonly<Partial<Record<Language, QuoteList>>>

export const useQuotes = create<QuotesState>()(() => ({}))

/** Asks for the quotes of a language, once. After a failure they can be asked for again. */
export async function loadQuotes(language: Language): Promise<void> {
  const known = useQuotes.getState()[language]
  if (known !== undefined && known !== 'failed') return
  const put = (list: QuoteList) => useQuotes.setState({ [language]: list })
  put('loading')
  try {
    const response = await fetch(`/api/quotes?lang=${language}`)
    if (!response.ok) throw new Error(`The quotes answered with ${response.status}.`)
    put(parse(quoteListSchema, await response.json()))
  } catch (error) {
    event('quotes-failure', { language, message: String(error) })
    put('failed')
  }
}
