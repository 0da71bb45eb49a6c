import { describe, expect, it } from 'vitest'
import type { TemplateId } from '../texts/template-id.ts'
import { buildTemplate } from './build-template.ts'
import { STATIC_TEMPLATES } from './index.ts'

/** More are stamps in the low half of a wall, and each is cut to a strip. */
const MOST_PHOTOS = 5
/** Where many are the idea, as on a calendar or a tree; what is drawn from now on has to be one of those to be here. */
const MANY: ReadonlySet<string> = new Set<TemplateId>([
  'modern-affiche',
  'modern-bauhaus',
  'modern-twelve',
  'classic-deco',
  'classic-midnight',
  'retro-arcade',
  'retro-ribbon',
  'vintage-family-tree',
  'vintage-kraft',
  'illustration-bunting',
  'illustration-first-year',
  'illustration-garden',
  'illustration-nordic',
  'illustration-starry-night',
  'illustration-wreath',
  'painting-brushwork',
  'painting-swatches',
])

describe('the panorama of a drawn template', () => {
  it.each(STATIC_TEMPLATES.filter(({ id }) => !MANY.has(id)))('has few photos: $id', (source) => {
    const crowded = source.sizes
      .filter(({ width, height }) => width >= 1.9 * height)
      .map((format) => buildTemplate(source, format).template.variation.layers.filter(({ kind }) => kind === 'image'))
      .filter((photos) => photos.length > MOST_PHOTOS)
    expect(crowded).toEqual([])
  })
})
