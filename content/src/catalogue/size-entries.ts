import type { CatalogueEntrySize } from '@collagerie/core/catalogue'
import { photoSlots } from '@collagerie/core/collage'
import { type Format, formatId, materialsFor } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { sizeText } from './info-texts.ts'

interface TileBased {
  readonly isTileBased: boolean
}

export function designSize(format: Format, { isTileBased }: TileBased): CatalogueEntrySize {
  return {
    id: formatId(format),
    width: format.width,
    height: format.height,
    materials: materialsFor(format, isTileBased ? 'tiles' : 'sheets'),
    description: sizeText(format),
    url: '',
  }
}

/** `template` is what is drawn in this size. */
export function drawnSize(template: Template, url: string): CatalogueEntrySize {
  return { ...designSize(template.format, { isTileBased: false }), url, photos: photoSlots(template).length }
}
