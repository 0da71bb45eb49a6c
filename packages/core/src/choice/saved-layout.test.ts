import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_USERDATA, readCollageXml, type SavedTemplate, writeCollageXml } from '../collage/index.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from '../designs/index.ts'
import { anyInput } from '../designs/testing/arbitrary-input.ts'
import { type Variation, writeTemplateXml } from '../template/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { generatedTemplateOf } from './choice.ts'
import { savedChoice } from './saved-choice.ts'
import { savedLayoutOf } from './saved-layout.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

/** Tiles are always laid out anew, since their number is what was ordered. */
const KEPT = DESIGN_TYPES.filter((design) => design !== 'tiles')

function savedOf(type: (typeof DESIGN_TYPES)[number]): SavedTemplate & { readonly variation: Variation } {
  const choice = startedChoice(type)
  const template = generatedTemplateOf(choice)
  if (!template) throw new Error('the choice is of a drawn template')
  const { format, generator = {}, variation } = template
  return { templateId: choice.offered.id, childTemplateId: choice.size.id, material: '', format, generator, variation }
}

function xmlOf(template: SavedTemplate): string {
  const sheet = { userdata: EMPTY_USERDATA, dpi: {}, clips: [] }
  return writeCollageXml({
    templates: [template],
    screenshot: '',
    photoIds: [],
    content: { kind: 'sheet', sheet },
    extras: {},
  })
}

function stored(template: SavedTemplate): SavedTemplate {
  const read = readCollageXml(xmlOf(template))
  const [first] = read.ok ? read.value.templates : []
  if (!first) throw new Error(read.ok ? 'no template' : read.failure.reason)
  return first
}

function opened(template: SavedTemplate, design: (typeof DESIGN_TYPES)[number]) {
  const choice = savedChoice(offeredTemplate(design), template)
  return choice && savedLayoutOf(choice, template)
}

describe('a saved layout', () => {
  it.each(KEPT)('of %s comes back as it was, whatever its design would do now', (design) => {
    const saved = savedOf(design)
    const kept = stored({ ...saved, variation: { ...saved.variation, photoBorder: 0.123 } })
    const template = opened(kept, design)
    expect(template?.variation).toEqual(kept.variation)
    expect(template?.variation.photoBorder).toBe(0.123)
    expect(xmlOf(kept)).toBe(xmlOf(stored(kept)))
  })

  it.each(DESIGN_TYPES)('of %s is laid out anew where nothing says how it was', (design) => {
    const { variation: _, ...bare } = savedOf(design)
    const template = opened(stored(bare), design)
    const generated = generatedTemplateOf(startedChoice(design))
    expect(template && writeTemplateXml(template)).toBe(generated && writeTemplateXml(generated))
  })

  it('keeps its photos on another material, where the ground reaches further', () => {
    const saved = stored(savedOf('heart'))
    const wrapped = opened({ ...saved, material: 'CANVAS2CM' }, 'heart')
    const photos = (layers: readonly { kind: string }[] = []) => layers.filter(({ kind }) => kind === 'image')
    expect(photos(wrapped?.variation.layers)).toEqual(photos(saved.variation?.layers))
    expect(wrapped?.variation.layers[0]).toMatchObject({ slot: 'overlayshape1', printMargin: 2.5 })
  })

  it('is laid out anew on another material where it is one photo alone, which runs over the edge', () => {
    const saved = stored(savedOf('single'))
    const wrapped = opened({ ...saved, material: 'CANVAS2CM' }, 'single')
    const photo = (template: typeof wrapped) => template?.variation.layers.find(({ kind }) => kind === 'image')
    const anew = generatedTemplateOf({ ...startedChoice('single'), material: 'CANVAS2CM' })
    expect(photo(wrapped)).toEqual(photo(anew))
    expect(photo(wrapped)).not.toEqual(saved.variation?.layers.find(({ kind }) => kind === 'image'))
  })

  it.each([
    ['a slot outside its sheet', (xml: string) => xml.replace(/(<image slot="img1" x=")[^"]*/, '$1400')],
    [
      'art of its own',
      (xml: string) => xml.replace('<image ', '<overlay url="/a.svg" x="0" y="0" width="1" height="1"/><image '),
    ],
    ['more slots than any design', (xml: string) => xml.replace('<image ', `${slots(144)}<image `)],
    ['a slot painted far past the sheet', (xml: string) => xml.replace('printmargin="0"', 'printmargin="50"')],
    ['no size', (xml: string) => xml.replace(/<canvas[^>]*>/, '')],
    ['no slot', (xml: string) => xml.replaceAll(/<image [^>]*>/g, '')],
    ['a slot too small to see', (xml: string) => xml.replace(/(<image slot="img1"[^>]* width=")[^"]*/, '$10.01')],
    ['a border that leaves no photo', (xml: string) => xml.replace('<variation ', '<variation photoBorder="15" ')],
    ['a ground of too many fields', (xml: string) => xml.replace(/<rectangle [^>]*>/, (field) => field.repeat(151))],
  ])('with %s is refused', (_, spoil) => {
    const xml = xmlOf(savedOf('alleven'))
    expect(spoil(xml)).not.toBe(xml)
    const read = readCollageXml(spoil(xml))
    expect(!read.ok && read.failure.name).toBe('collage-layout')
  })
})

describe('every layout a design can make', () => {
  it.each(DESIGN_TYPES)('is taken back: %s', (design) => {
    const { templateId, childTemplateId } = savedOf(design)
    fc.assert(
      fc.property(anyInput(designFor(design)), (input) => {
        const { format, generator = {}, variation } = generateTemplate(designFor(design), input)
        const read = readCollageXml(xmlOf({ templateId, childTemplateId, material: '', format, generator, variation }))
        expect(read.ok || read.failure.reason).toBe(true)
      }),
      { numRuns: usualOrFull(15, 60) },
    )
  })
})

describe('the layout of tiles', () => {
  it('is what was ordered, whatever a document says', () => {
    const saved = savedOf('tiles')
    const [ground, tile] = [saved.variation.layers[0], saved.variation.layers.at(-1)]
    if (!ground || tile?.kind !== 'image') throw new Error('tiles are photos')
    const doubled = {
      ...saved,
      variation: { ...saved.variation, layers: [...saved.variation.layers, { ...tile, slot: 'img99' }] },
    }
    expect(opened(doubled, 'tiles')?.variation).toEqual(saved.variation)
  })
})

function slots(count: number): string {
  const image = (slot: number) => `<image slot="imgx${slot}" x="1" y="1" width="1" height="1"/>`
  return Array.from({ length: count }, (_, index) => image(index)).join('')
}
