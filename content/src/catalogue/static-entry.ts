import { type CatalogueEntry, orientationTags, photoCountTag } from '@collagerie/core/catalogue'
import type { Format } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { templateFolder } from '../templates/build-template.ts'
import type { StaticTemplate } from '../templates/static-template.ts'
import { inEveryLanguage } from '../texts/index.ts'
import { photoCountText, sizeRangeText } from './info-texts.ts'
import { templateMoods } from './moods.ts'
import { templateOccasions } from './occasions.ts'
import { sizeEntry } from './size-entries.ts'
import type { Thumb } from './thumb.ts'

/** Smallest first, as everywhere in the shop: the first of an orientation is the one that switching to it chooses. */
const bySize = (a: Format, b: Format) => a.width * a.height - b.width * b.height

interface StaticPictures {
  readonly thumb: Thumb
  /** The address of a folder with one picture per size. */
  readonly previews: string
}

export function staticEntry(
  source: StaticTemplate,
  first: Template,
  { thumb, previews }: StaticPictures,
): CatalogueEntry {
  const sizes = source.sizes.toSorted(bySize)
  const photos = first.variation.layers.filter((layer) => layer.kind === 'image').length
  return {
    id: source.id,
    parent: '',
    tags: [
      `theme:${source.theme}`,
      'designer:all',
      ...templateOccasions(source.id),
      ...templateMoods(source.id),
      ...orientationTags(sizes),
      photoCountTag(photos, photos),
    ],
    name: inEveryLanguage(({ templates }) => templates[source.id]),
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    description: inEveryLanguage(({ themes }) => themes[source.theme].description),
    shortInfo: photoCountText(photos),
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
    sizes: sizes.map((format) => sizeEntry(format, false, `${templateFolder(source.id, format)}/template.xml`)),
  }
}
