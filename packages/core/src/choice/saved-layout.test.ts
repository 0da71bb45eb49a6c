import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_USERDATA, readCollageXml, type SavedTemplate, writeCollageXml } from '../collage/index.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from '../designs/index.ts'
import { anyInput } from '../designs/testing/arbitrary-input.ts'
import { readTemplateXml, type Template, type Variation, writeTemplateXml } from '../template/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { generatedTemplateOf } from './choice.ts'
import { savedChoice } from './saved-choice.ts'
import { artIn, drawnAsSaved, savedLayoutOf } from './saved-layout.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

/** Tiles are always laid out anew, since their number is what was ordered. */
const KEPT = DESIGN_TYPES.filter((design) => design !== 'tiles')

const ART = '/webassets/templates/garden/30x20/leaves-0123456789.svg'
const cut = (slot: number) => {
  const clip = (state: string) =>
    `<clip slot="clip${slot}" x="1" y="1" width="9" height="9" state="${state}" viewportWidth="9" viewportHeight="9" path="M0 0H9V9Z"/>`
  return `${clip('start')}<image slot="img${slot}" x="1" y="1" width="9" height="9" rotation="0" printmargin="0"/>${clip('end')}`
}
const layoutOf = (photos: number, art = ART) =>
  `<variation id="default" photoBorder="0.5" bordermode="0">
      <shapeoverlay slot="overlayshape0" defaultcolor="0xffffff" printmargin="5"><rectangle x="0" y="0" width="30" height="20"/></shapeoverlay>
${Array.from({ length: photos }, (_, index) => cut(index + 1)).join('')}
      <overlay resource="leaves" url="${art}" x="0" y="0" width="30" height="20" rotation="0"/>
      <text slot="txt1" x="12" y="2" width="16" height="4" rotation="0" editable="true" meaning="family" font="Jost" fontsize="2" style="400" color="0xf0e4c8" align="left" valign="middle" caps="true" letterspacing="0.2"/>
      <frame/>
    </variation>`
const collageOn = (drawing: string) =>
  `<collage><templates><template templateId="garden" childTemplateId="30x20" material="POSTER"><canvas width="30" height="20"/>${drawing}</template></templates><userdata/></collage>`

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

describe('the drawing of a saved collage', () => {
  function drawnNow(photos = 1): Template {
    const read = readTemplateXml(
      `<template designer="classic" design="garden" screendpcm="40"><canvas width="30" height="20"/>${layoutOf(photos)}</template>`,
    )
    if (!read.ok) throw new Error(read.failure.reason)
    return read.value
  }

  function savedOn(drawing: string): SavedTemplate {
    const read = readCollageXml(collageOn(drawing))
    const [first] = read.ok ? read.value.templates : []
    if (!first) throw new Error(read.ok ? 'no template' : read.failure.reason)
    return first
  }

  it('comes back as it was when the template is drawn differently, with all that lies on it', () => {
    const saved = savedOn(layoutOf(1))
    expect(drawnAsSaved(drawnNow(2), saved)?.variation).toEqual(drawnNow(1).variation)
    expect(drawnAsSaved(drawnNow(1), saved)).toBeUndefined()
    expect(stored(saved)).toEqual(saved)
    expect(saved.variation && artIn(saved.variation)).toEqual([ART])
  })

  it('is that of now on another sheet, or where nothing says how it was', () => {
    const saved = savedOn(layoutOf(1))
    expect(drawnAsSaved(drawnNow(2), { ...saved, format: { width: 20, height: 30 } })).toBeUndefined()
    expect(drawnAsSaved(drawnNow(2), savedOn(''))).toBeUndefined()
  })

  it.each([
    ['art of another site', layoutOf(1, 'https://example.org/a.svg')],
    ['art outside the content', layoutOf(1, '/webassets/../a.svg')],
    ['what is no drawing', layoutOf(1, '/webassets/templates/a.xml')],
    ['more clips than any drawing', layoutOf(31)],
    ['outlines too long', layoutOf(4).replaceAll('H9V9Z', 'H9V9'.repeat(2000))],
    ['an outline that is none', layoutOf(1).replaceAll('M0 0H9V9Z', 'M0 0H9V')],
    ['a clip drawn on a huge ground', layoutOf(1).replaceAll('viewportWidth="9"', 'viewportWidth="1e300"')],
    ['a photo turned beyond all measure', layoutOf(1).replace('rotation="0"', 'rotation="1e300"')],
    ['art whose address is no name of a file', layoutOf(1, `/webassets/${'a'.repeat(300)}.svg`)],
    [
      'art beyond the sheet',
      layoutOf(1)
        .replace('<overlay resource="leaves"', '<overlay resource="" ')
        .replace('x="0" y="0" width="30" height="20" rotation', 'x="9" y="0" width="30" height="20" rotation'),
    ],
  ])('with %s is refused', (_, drawing) => {
    const read = readCollageXml(collageOn(drawing))
    expect(!read.ok && read.failure.name).toBe('collage-layout')
  })
})

describe('a layout that is taken', () => {
  const HOSTILE = ['0', '1e-9', '-1e-9', '0.0001', '0.4999999', '1e21', '-1e300', '1e300', '360', '9e15']

  it.each([
    ['on a design', xmlOf(savedOf('pileonelarge'))],
    ['on a drawn template', collageOn(layoutOf(2))],
  ])('%s can be written and read again, whatever its numbers', (_, xml) => {
    const numbers = [...xml.matchAll(/(?<==")-?\d+(?:\.\d+)?(?=")/g)]
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.constantFrom(...HOSTILE), ({ index, 0: { length } }, number) => {
        const read = readCollageXml(xml.slice(0, index) + number + xml.slice(index + length))
        // Fails if none were taken, which would test nothing.
        fc.pre(read.ok)
        const written = writeCollageXml(read.value)
        const again = readCollageXml(written)
        expect(again.ok ? writeCollageXml(again.value) : again.failure.reason).toBe(written)
      }),
      { numRuns: usualOrFull(300, 3000) },
    )
  })

  it('belongs to its kind of template: a design takes no drawing, and a drawn template no design', () => {
    const design = savedOf('alleven')
    const { generator: _, ...asDrawing } = design
    const generated = generatedTemplateOf(startedChoice('alleven'))
    const variation = { ...design.variation, photoBorder: 0.123 }
    expect(opened({ ...asDrawing, variation }, 'alleven')?.variation).toEqual(generated?.variation)
    expect(generated && drawnAsSaved(generated, { ...design, variation })).toBeUndefined()
    expect(generated && drawnAsSaved(generated, { ...asDrawing, variation })).toBeDefined()
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
