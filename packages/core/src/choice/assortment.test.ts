import { describe, expect, it } from 'vitest'
import {
  type CatalogueEntry,
  LANGUAGES,
  type Localised,
  localise,
  readThemeList,
  writeThemeList,
} from '../catalogue/index.ts'
import { DESIGN_TYPES, type DesignType, designFor } from '../designs/index.ts'
import { type Format, formatId, STANDARD_SIZES } from '../format/index.ts'
import { soldEntry } from './assortment.ts'
import { customSizeMaterials } from './custom-size-materials.ts'
import { savedSize } from './saved-choice.ts'
import { offeredTemplate } from './testing/offered-template.ts'

const everywhere = (text: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Localised<string>

function entryOf(design: DesignType | 'static', formats?: readonly Format[]): CatalogueEntry {
  const { children, name, description, shortInfo, leftInfo, category, ...facts } = offeredTemplate(design, formats)
  const words = { name, description, shortInfo, leftInfo, category }
  const localised = Object.fromEntries(Object.entries(words).map(([key, text]) => [key, everywhere(text)]))
  const sizes = children.map((size) => ({ ...size, description: everywhere(size.description) }))
  return { ...facts, ...localised, starturl: 'start.webp', sizes } as unknown as CatalogueEntry
}

const byText = (one: string, other: string) => one.localeCompare(other)
const idsOf = (entry: CatalogueEntry | undefined) => entry?.sizes.map(({ id }) => id)

const SAVED = { templateId: 'gen-alleven', childTemplateId: formatId({ width: 1, height: 1 }), material: '' } as const

const OWN = { width: 70, height: 50 }
const LISTED = { width: 60, height: 40 }
const START = { width: 50, height: 40 }

describe('what a shop sells', () => {
  it('is everything where it says nothing', () => {
    const entry = entryOf('alleven')
    expect(soldEntry(entry, {})).toEqual(entry)
  })

  it('comes in its own sizes, in its order, where the design can be made in them', () => {
    expect(idsOf(soldEntry(entryOf('alleven'), { sizes: [OWN, LISTED] }))).toEqual(['70x50', '60x40'])
    // No square mosaic fits such a sheet.
    expect(idsOf(soldEntry(entryOf('mosaicinsta'), { sizes: [{ width: 139.5, height: 20.5 }, LISTED] }))).toEqual([
      '60x40',
    ])
  })

  it.each(DESIGN_TYPES)('is the same where it lists what ships: %s', (type) => {
    const entry = entryOf(type, designFor(type).sizes)
    expect(idsOf(soldEntry(entry, { sizes: STANDARD_SIZES }))?.toSorted(byText)).toEqual(idsOf(entry)?.toSorted(byText))
  })

  it('comes in the sizes it was drawn in, where it was drawn', () => {
    expect(idsOf(soldEntry(entryOf('static', [LISTED, START]), { sizes: [OWN, LISTED] }))).toEqual(['60x40'])
    expect(soldEntry(entryOf('static', [START]), { sizes: [OWN] })).toBeUndefined()
  })

  it('is on its own materials, and a size on none of them is not sold', () => {
    const small = { width: 30, height: 30 }
    const sold = soldEntry(entryOf('alleven', [small, LISTED]), { materials: ['CANVAS4CM'] })
    expect(sold?.sizes.map(({ id, materials }) => [id, materials])).toEqual([['60x40', ['', 'CANVAS4CM']]])
    expect(soldEntry(entryOf('tiles', [small]), { materials: ['POSTER'] })).toBeUndefined()
  })

  it('leaves tiles in the counts they have', () => {
    const tiles = entryOf('tiles', [{ width: 58.2, height: 38.8 }])
    expect(soldEntry(tiles, { sizes: [OWN] })?.sizes).toEqual(tiles.sizes)
  })

  it('has no sizes of the customer’s own where it says so', () => {
    expect(soldEntry(entryOf('alleven'), { hasCustomSizes: false })?.hasCustomSizes).toBe(false)
    expect(soldEntry(entryOf('static'), { hasCustomSizes: true })?.hasCustomSizes).toBe(false)
  })

  it('shows no picture of a size it does not open in', () => {
    expect(soldEntry(entryOf('alleven'), { sizes: [START] })?.starturl).toBe('start.webp')
    expect(soldEntry(entryOf('alleven'), { sizes: [OWN] })?.starturl).toBe('')
  })

  it('reaches the page with the theme list, also for sizes customers type in', () => {
    const sold = soldEntry(entryOf('alleven'), { materials: ['POSTER', 'CANVAS4CM'] })
    if (!sold) throw new Error('nothing is sold')
    const read = readThemeList(writeThemeList([localise(sold, 'fr')]))
    const [offered] = read.templates
    if (!offered) throw new Error('the list is empty')
    expect(customSizeMaterials(offered, { width: 45.5, height: 33 })).toEqual(['', 'POSTER'])
    expect(savedSize(offered, { ...SAVED, format: { width: 55, height: 45 } })).toMatchObject({
      id: '999999999999',
      materials: ['', 'POSTER', 'CANVAS4CM'],
    })
  })
})
