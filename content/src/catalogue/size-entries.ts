import type { CatalogueEntrySize, Localised } from '@collagerie/core/catalogue'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { type Format, formatId, materialsFor } from '@collagerie/core/format'

const DECIMAL_COMMA = new Set(['fr', 'nl', 'de', 'it', 'es'])

export function everyLanguage(write: (language: (typeof LANGUAGES)[number]) => string): Localised<string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Localised<string>
}

export function sizeEntry(format: Format, isTiles: boolean, url: string): CatalogueEntrySize {
  const plain = `${format.width} x ${format.height} cm`
  return {
    id: formatId(format),
    width: format.width,
    height: format.height,
    materials: materialsFor(format, isTiles),
    description: everyLanguage((language) => (DECIMAL_COMMA.has(language) ? plain.replaceAll('.', ',') : plain)),
    url,
  }
}
