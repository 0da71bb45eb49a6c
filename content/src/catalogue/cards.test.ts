import { matchesFilter, photoCountFilter, photoCountsIn } from '@collagerie/core/catalogue'
import { photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { formatId, ORIENTATION, STANDARD_SIZES, sizesOfOrientation } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { expect, it } from 'vitest'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { cardFormat } from './card-format.ts'
import { cardTemplate, generatedEntry } from './generated-entry.ts'
import { staticEntry } from './static-entry.ts'

const THUMB = { url: '', webp: '', start: '', width: 280, height: 224 }

const photosOn = (template: Template) => photoSlots(template).length

const designs = DESIGN_TYPES.map((type, place) => {
  const card = cardTemplate(type, place)
  return { name: type, card, entry: generatedEntry(type, card, THUMB) }
})

const drawn = STATIC_TEMPLATES.map((source, index) => {
  const format = cardFormat(source.sizes, DESIGN_TYPES.length + index)
  if (!format) throw new Error(`${source.id} offers no size`)
  const card = buildTemplate(source, format).template
  const templates = source.sizes.map((size) => buildTemplate(source, size).template)
  const entry = staticEntry(source, { templates, card, colours: [], thumb: THUMB, previews: '' })
  return { name: source.id, card, templates, entry }
})

it.each([...designs, ...drawn])('the card of $name says how many photos its picture shows', ({ card, entry }) => {
  const count = photosOn(card)
  for (const caption of Object.values(entry.shortInfo)) expect(Number.parseInt(caption, 10)).toBe(count)
  const { least = 0, most = 0 } = photoCountsIn(entry.tags) ?? {}
  expect(least).toBeLessThanOrEqual(count)
  expect(most).toBeGreaterThanOrEqual(count)
})

it.each(drawn)('$name says of every size how many photos it takes, and is found by each', ({ templates, entry }) => {
  for (const template of templates) {
    const count = photosOn(template)
    expect(entry.sizes.find(({ id }) => id === formatId(template.canvas))?.photos).toBe(count)
    expect(matchesFilter({ tags: entry.tags, type: 'static' }, photoCountFilter(count))).toBe(true)
  }
})

it.each([...designs.filter(({ entry }) => !entry.isTileBased), ...drawn])(
  '$name lists its sizes in the order of the standard sizes',
  ({ entry }) => {
    for (const orientation of Object.values(ORIENTATION)) {
      const listed = sizesOfOrientation(entry.sizes, orientation).map(formatId)
      expect(listed).toEqual(STANDARD_SIZES.map(formatId).filter((id) => listed.includes(id)))
    }
  },
)
