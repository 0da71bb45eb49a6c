import {
  LANGUAGES,
  localise,
  readCatalogueEntries,
  readThemeList,
  sourceOfDesign,
  writeThemeList,
} from '@collagerie/core/catalogue'
import type { Layout } from '@collagerie/core/designs'
import { describe, expect, it, vi } from 'vitest'
import { controlMaker } from '../../packages/core/src/designs/controls.ts'
import { defineDesign } from '../../packages/core/src/designs/define-design.ts'
import { cellBlocks, evenGrid } from '../../packages/core/src/designs/even-grid.ts'

// A newcomer's design, added to the list of designs and to the texts as CONTRIBUTING says: all else has to follow.

const TYPE = 'stripes'
const MOST = 9
const defaults = { numberVert: 5, borderCM: 0.5, marginCM: 0.5 }

const stripes = defineDesign({
  type: TYPE,
  category: 'grid',
  defaults,
  hasOwnBorder: true,
  controls({ values }) {
    const make = controlMaker(values, defaults)
    return [make.number({ key: 'numberVert', label: 'columns', min: 1, max: MOST }), make.spacing(0.5), make.margin()]
  },
  layout({ format, values: { numberVert, borderCM, marginCM } }): Layout {
    const area = {
      x: marginCM,
      y: marginCM,
      width: format.width - 2 * marginCM,
      height: format.height - 2 * marginCM,
    }
    return { photos: cellBlocks(numberVert, 1).map(evenGrid(area, numberVert, 1, borderCM)) }
  },
})

const card = (language: string) => ({ name: `Stripes ${language}`, description: `Photos side by side, ${language}.` })

vi.doMock('../../packages/core/src/designs/all-designs.ts', async (original) => {
  const { ALL_DESIGNS } = await original<{ ALL_DESIGNS: readonly unknown[] }>()
  return { ALL_DESIGNS: [...ALL_DESIGNS, stripes] }
})
for (const language of LANGUAGES) {
  vi.doMock(`../../content/src/texts/${language}.ts`, async (original) => {
    const texts = (await original<Record<string, { designs: object }>>())[language]
    return { [language]: { ...texts, designs: { ...texts?.designs, [TYPE]: card(language) } } }
  })
}
vi.resetModules()

const { DESIGN_TYPES, designFor, generateTemplate } = await import('@collagerie/core/designs')
const { controlsOf, customSizeRuleOf, generatedTemplateOf, photoCountsOf, startChoice, stepControl } = await import(
  '@collagerie/core/choice'
)
const { groundColour, newCollagePage } = await import('@collagerie/core/collage')
const { readTemplateXml, writeTemplateXml } = await import('@collagerie/core/template')
const { cardTemplate, generatedEntry } = await import('../../content/src/catalogue/generated-entry.ts')
const { settingsOf } = await import('../../content/src/gallery/design-settings.ts')
const { expectSoundTemplate } = await import('../../packages/core/src/designs/testing/layout-rules.ts')

const type = DESIGN_TYPES.at(-1) ?? 'alleven'
const entry = generatedEntry(type, cardTemplate(type, 0), {
  url: '/thumb.jpg',
  webp: '',
  start: '',
  width: 280,
  height: 224,
})
const choiceOf = (language: (typeof LANGUAGES)[number]) => {
  const choice = startChoice(localise(entry, language))
  if (!choice) throw new Error('nothing can be chosen')
  return choice
}

describe('a nineteenth design', () => {
  it('stands in the list of designs and goes by its name', () => {
    expect(type).toBe(TYPE)
    expect(designFor(TYPE)).toBe(stripes)
  })

  it('is laid out soundly in all of its sizes, and the gallery draws it', () => {
    for (const format of stripes.sizes) {
      expectSoundTemplate(generateTemplate(designFor(TYPE), { format, material: '', values: {} }))
    }
    expect(settingsOf(type).length).toBeGreaterThan(MOST)
  })

  it('is the same after being written and read as XML', () => {
    const template = generateTemplate(designFor(TYPE), { format: { width: 50, height: 40 }, material: '', values: {} })
    const xml = writeTemplateXml(template)
    const read = readTemplateXml(xml)
    expect(read.ok && writeTemplateXml(read.value)).toBe(xml)
    expect(read).toMatchObject({ ok: true, value: { design: TYPE, generator: defaults, hasCustomSizes: true } })
  })

  it.each(LANGUAGES)('has its card in the theme list in %s', (language) => {
    expect(readCatalogueEntries([entry])).toEqual({ entries: [entry], failures: [] })
    const { templates, failures } = readThemeList(writeThemeList([localise(entry, language)]))
    expect(failures).toEqual([])
    expect(templates).toMatchObject([{ id: `gen-${TYPE}`, source: sourceOfDesign(TYPE), ...card(language) }])
  })

  it('can be chosen, stepped through and counted', () => {
    const choice = choiceOf('fr')
    expect(controlsOf(choice).map(({ key }) => key)).toEqual(Object.keys(defaults))
    expect(photoCountsOf(stepControl(choice, 'numberVert', 1))).toEqual({ count: 6, least: 1, most: MOST })
    expect(customSizeRuleOf(choice.offered)).toBe(stripes.customSize)
  })

  it('has the background its facts ask for', () => {
    const template = generatedTemplateOf(choiceOf('en'))
    if (!template) throw new Error('nothing was laid out')
    const page = newCollagePage({ templateId: entry.id, childTemplateId: '50x40', material: '' }, template)
    expect(groundColour(page)).toBe('#ffffff')
  })
})
