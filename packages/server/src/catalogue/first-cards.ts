import { type CatalogueEntry, isGenerated, type Language, localise, shortName } from '@collagerie/core/catalogue'
import { CARDS, type PageCard } from '../pages/page-cards.ts'

/** The cards a catalogue begins with, in a language. */
export function firstCards(entries: readonly CatalogueEntry[]): (language: Language) => readonly PageCard[] {
  const first = entries.filter(({ visible }) => visible).slice(0, CARDS)
  return (language) => first.map((entry) => pageCardOf(entry, language))
}

function pageCardOf(entry: CatalogueEntry, language: Language): PageCard {
  const template = localise(entry, language)
  const kind = isGenerated(template.source) ? 'basic' : 'design'
  return {
    url: `/ontwerp/${kind}/${encodeURIComponent(template.id)}`,
    picture: template.labelurl,
    webp: template.labelwebp,
    width: template.thumbWidth,
    height: template.thumbHeight,
    category: template.category,
    name: shortName(template.name),
    photos: template.shortInfo,
    sizes: template.leftInfo,
  }
}
