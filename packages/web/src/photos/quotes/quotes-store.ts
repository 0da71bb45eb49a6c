import { type QuoteItem, quoteListSchema } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../../analytics/analytics.ts'
import { getJson } from '../../calls/calls.ts'
import type { Language } from '../../language/languages.ts'

/** Loading, failed, or the list, which is kept as long as the tab is open. */
type QuoteList = 'loading' | 'failed' | readonly QuoteItem[]

type QuotesState = Readonly<Partial<Record<Language, QuoteList>>>

export const useQuotes = create<QuotesState>()(() => ({}))

const underway = new Map<Language, Promise<readonly QuoteItem[]>>()

/** The quotes of a language, fetched once. After a failure the next call fetches again. */
export function quotesIn(language: Language): Promise<readonly QuoteItem[]> {
  const known = useQuotes.getState()[language]
  if (known !== undefined && typeof known !== 'string') return Promise.resolve(known)
  const list = underway.get(language) ?? askFor(language)
  underway.set(language, list)
  return list
}

async function askFor(language: Language): Promise<readonly QuoteItem[]> {
  try {
    const list = await getJson(`/api/quotes?lang=${language}`, quoteListSchema)
    useQuotes.setState({ [language]: list })
    return list
  } finally {
    underway.delete(language)
  }
}

/** Shows the quotes of a language; a failure is only reported. */
export async function loadQuotes(language: Language): Promise<void> {
  const known = useQuotes.getState()[language]
  if (known !== undefined && known !== 'failed') return
  useQuotes.setState({ [language]: 'loading' })
  try {
    await quotesIn(language)
  } catch (error) {
    track('quotes-failure', { language, message: String(error) })
    useQuotes.setState({ [language]: 'failed' })
  }
}
