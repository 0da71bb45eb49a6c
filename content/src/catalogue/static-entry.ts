import type { CatalogueEntry, Localised } from '@collagerie/core/catalogue'
import type { Template } from '@collagerie/core/template'
import { templateFolder } from '../templates/build-template.ts'
import type { StaticTemplate, Theme } from '../templates/static-template.ts'
import { photoCountText, sizeRangeText } from './info-texts.ts'
import { everyLanguage, sizeEntry } from './size-entries.ts'

const THEME_NAMES: Record<Theme, Localised<string>> = {
  modern: text('Moderne', 'Modern', 'Modern', 'Modern', 'Moderno', 'Moderno'),
  classic: text('Classique', 'Klassiek', 'Classic', 'Klassisch', 'Classico', 'Clásico'),
  retro: text('Rétro', 'Retro', 'Retro', 'Retro', 'Rétro', 'Retro'),
  vintage: text('Vintage', 'Vintage', 'Vintage', 'Vintage', 'Vintage', 'Vintage'),
  illustration: text('Illustration', 'Illustratie', 'Illustration', 'Illustration', 'Illustrazione', 'Ilustración'),
  painting: text('Peinture', 'Schilderij', 'Painting', 'Gemälde', 'Pittura', 'Pintura'),
}

export function staticEntry(
  source: StaticTemplate,
  first: Template,
  thumb: { width: number; height: number },
): CatalogueEntry {
  const photos = first.variation.layers.filter((layer) => layer.kind === 'image').length
  return {
    id: source.id,
    parent: '',
    tags: [`theme:${source.theme}`, 'designer:all'],
    name: source.name,
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    description: everyLanguage((language) => `${THEME_NAMES[source.theme][language]} · ${source.name[language]}`),
    shortInfo: photoCountText(photos),
    leftInfo: sizeRangeText(source.sizes),
    category: THEME_NAMES[source.theme],
    source: `static:${source.id}`,
    sizeurl: previewFolder(source.id),
    labelurl: staticThumbUrl(source.id),
    visible: true,
    isTileBased: false,
    hasCustomSizes: false,
    isCustom: false,
    isMaterialSpecific: true,
    sizes: source.sizes.map((format) => sizeEntry(format, false, `${templateFolder(source.id, format)}/template.xml`)),
  }
}

export function previewFolder(id: string): string {
  return `/webassets/previews/${id}/`
}

export function staticThumbUrl(id: string): string {
  return `/webassets/thumbs/${id}.jpg`
}

function text(fr: string, nl: string, en: string, de: string, it: string, es: string): Localised<string> {
  return { fr, nl, en, de, it, es }
}
