import {
  type CatalogueEntry,
  type ColourName,
  colourTag,
  moodTag,
  occasionTag,
  orientationTags,
  photoCountTags,
} from '@collagerie/core/catalogue'
import { defaultSize, formatId, inStandardOrder } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { templateFolder } from '../templates/build-template.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { inEveryLanguage } from '../texts/index.ts'
import { cardCaption, sizeRangeText } from './info-texts.ts'
import { drawnSize } from './size-entries.ts'
import type { Thumb } from './thumb.ts'

interface BuiltStatic {
  /** One for each of its sizes. */
  readonly templates: readonly Template[]
  /** The one that its card shows. */
  readonly card: Template
  /** Those of the card's sheet. */
  readonly colours: readonly ColourName[]
  readonly thumb: Thumb
  /** The address of a folder with one picture per size. */
  readonly previews: string
}

export function staticEntry(
  source: StaticTemplate,
  { templates, card, colours, thumb, previews }: BuiltStatic,
): CatalogueEntry {
  const sizes = inStandardOrder(
    templates.map((template) => drawnSize(template, `${templateFolder(source.id, template.format)}/template.xml`)),
  )
  // Some sizes have room for more photos than others.
  const counts = new Set(sizes.map(({ photos }) => photos ?? 0).toSorted((one, other) => one - other))
  const opening = templates.find(({ format }) => formatId(format) === defaultSize(sizes)?.id) ?? card
  return {
    id: source.id,
    parent: '',
    tags: [
      `theme:${source.theme}`,
      'designer:all',
      ...(source.occasions ?? []).map(occasionTag),
      ...source.moods.map(moodTag),
      ...colours.map(colourTag),
      ...orientationTags(sizes),
      ...photoCountTags(counts),
    ],
    name: inEveryLanguage((texts) => texts.templates[source.id]),
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    description: inEveryLanguage(({ themes }) => themes[source.theme].description),
    shortInfo: cardCaption(card, opening),
    leftInfo: sizeRangeText(sizes),
    category: inEveryLanguage(({ themes }) => themes[source.theme].name),
    source: `static:${source.id}`,
    sizeurl: previews,
    labelurl: thumb.url,
    labelwebp: thumb.webp,
    starturl: thumb.start,
    visible: true,
    isTileBased: false,
    hasCustomSizes: false,
    isCustom: false,
    isMaterialSpecific: true,
    sizes,
  }
}
