import {
  type CatalogueEntry,
  localise,
  moodTag,
  occasionTag,
  orientationTags,
  photoCountTags,
  sourceOfDesign,
} from '@collagerie/core/catalogue'
import { countsAtStart, startChoice } from '@collagerie/core/choice'
import { type DesignType, designFor, generateTemplate } from '@collagerie/core/designs'
import { defaultSize, type Format, NO_PREFERENCE } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { inEveryLanguage } from '../texts/index.ts'
import { cardFormat } from './card-format.ts'
import { cardCaption, sizeRangeText } from './info-texts.ts'
import { designSize } from './size-entries.ts'
import type { Thumb } from './thumb.ts'

/** The design as a customer first sees it: default size, default controls, no material chosen. */
export function firstTemplate(type: DesignType): Template {
  return templateIn(type, defaultSize(designFor(type).sizes))
}

/** The design as its card shows it, at this place of the catalogue. */
export function cardTemplate(type: DesignType, place: number): Template {
  return templateIn(type, cardFormat(designFor(type).sizes, place))
}

function templateIn(type: DesignType, format: Format | undefined): Template {
  if (!format) throw new Error(`design ${type} offers no size`)
  return generateTemplate(designFor(type), { format, material: NO_PREFERENCE, values: {} })
}

/** `card` is what its picture shows. */
export function generatedEntry(type: DesignType, card: Template, thumb: Thumb): CatalogueEntry {
  const entry = entryOf(type, card, thumb)
  const start = startChoice(localise(entry, 'fr'))
  return start ? { ...entry, tags: [...entry.tags, ...photoCountTags(countsAtStart(start))] } : entry
}

function entryOf(type: DesignType, card: Template, thumb: Thumb): CatalogueEntry {
  const { category, isTileBased, moods, occasions, sizes } = designFor(type)
  const opening = firstTemplate(type)
  return {
    id: `gen-${type}`,
    parent: '',
    tags: [
      'theme:basic',
      'designer:generated',
      ...(isTileBased ? ['designer:tiles'] : []),
      ...occasions.map(occasionTag),
      ...moods.map(moodTag),
      ...orientationTags(sizes),
    ],
    name: inEveryLanguage(({ designs }) => designs[type].name),
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    description: inEveryLanguage(({ designs }) => designs[type].description),
    shortInfo: cardCaption(card, opening),
    leftInfo: sizeRangeText(sizes),
    category: inEveryLanguage(({ categories }) => categories[category]),
    source: sourceOfDesign(type),
    sizeurl: '',
    labelurl: thumb.url,
    labelwebp: thumb.webp,
    starturl: thumb.start,
    visible: true,
    isTileBased,
    hasCustomSizes: opening.hasCustomSizes,
    isCustom: false,
    isMaterialSpecific: !isTileBased,
    sizes: sizes.map((format) => designSize(format, { isTileBased })),
  }
}
