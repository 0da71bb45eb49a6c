import type { CatalogueEntrySize } from '@collagerie/core/catalogue'
import { type Format, formatId, materialsFor } from '@collagerie/core/format'
import { sizeText } from './info-texts.ts'

export function sizeEntry(format: Format, isTiles: boolean, url: string): CatalogueEntrySize {
  return {
    id: formatId(format),
    width: format.width,
    height: format.height,
    materials: materialsFor(format, isTiles),
    description: sizeText(format),
    url,
  }
}
