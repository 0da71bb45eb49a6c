import { localise, matchesFilter, nearestPhotoCount, photoCountFilter } from '@collagerie/core/catalogue'
import { choiceForCount, generatedTemplateOf, startChoice } from '@collagerie/core/choice'
import { photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { defaultSize, formatId, ORIENTATION, STANDARD_SIZES, sizesOfOrientation } from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { expect, it } from 'vitest'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { cardFormat } from './card-format.ts'
import { CATALOGUE_ORDER } from './catalogue-order.ts'
import { cardTemplate, firstTemplate, generatedEntry } from './generated-entry.ts'
import { staticEntry } from './static-entry.ts'

const THUMB = { url: '', webp: '', start: '', width: 280, height: 224 }

const photosOn = (template: Template) => photoSlots(template).length

const designs = DESIGN_TYPES.map((type) => {
  const card = cardTemplate(type, CATALOGUE_ORDER.indexOf(type))
  return { name: type, card, templates: [firstTemplate(type)], entry: generatedEntry(type, card, THUMB) }
})

const drawn = STATIC_TEMPLATES.map((source) => {
  const format = cardFormat(source.sizes, CATALOGUE_ORDER.indexOf(source.id))
  if (!format) throw new Error(`${source.id} offers no size`)
  const card = buildTemplate(source, format).template
  const templates = source.sizes.map((size) => buildTemplate(source, size).template)
  const entry = staticEntry(source, { templates, card, colours: [], thumb: THUMB, previews: '' })
  return { name: source.id, card, templates, entry }
})

it.each([...designs, ...drawn])(
  'the card of $name says how many photos its picture shows, and how many its page opens with',
  ({ card, templates, entry }) => {
    const opening = templates.find(({ format }) => formatId(format) === defaultSize(entry.sizes)?.id)
    expect(opening).toBeDefined()
    const counts = [card, opening ?? card].map(photosOn)
    for (const caption of Object.values(entry.shortInfo)) {
      const said = Array.from(caption.matchAll(/\d+/g), Number)
      expect([said[0], said.at(-1)]).toEqual([Math.min(...counts), Math.max(...counts)])
    }
    expect(nearestPhotoCount(entry.tags, photosOn(opening ?? card))).toBe(photosOn(opening ?? card))
  },
)

it.each(designs)(
  'the page of $name opens with as many photos as its card says, whatever number is wanted',
  ({ entry }) => {
    const start = startChoice(localise(entry, 'fr'))
    if (!start) throw new Error('nothing is offered')
    for (const wanted of [3, 8, 14, 25]) {
      const count = nearestPhotoCount(entry.tags, wanted) ?? 0
      const choice = choiceForCount(start, count, { mayResize: true }) ?? start
      const template = generatedTemplateOf(choice)
      expect([wanted, template && photosOn(template)]).toEqual([wanted, count])
    }
  },
)

it.each(drawn)('$name says of every size how many photos it takes, and is found by each', ({ templates, entry }) => {
  for (const template of templates) {
    const count = photosOn(template)
    expect(entry.sizes.find(({ id }) => id === formatId(template.format))?.photos).toBe(count)
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
