import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import type { FastifyRequest } from 'fastify'

/** Where the application stores its language, so that the page arrives with the right texts. */
const COOKIE = 'collagerie.language'

/** The language a page will open in, as its own script will find it: requested, stored, or the first of all. */
export function pageLanguage({ query, cookies }: Pick<FastifyRequest, 'query' | 'cookies'>): Language {
  const { lang } = query as { readonly lang?: unknown }
  return spoken(lang) ?? spoken(cookies[COOKIE]) ?? LANGUAGES[0]
}

function spoken(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => typeof code === 'string' && code.toLowerCase() === language)
}
