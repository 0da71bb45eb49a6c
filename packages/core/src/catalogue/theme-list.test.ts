import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATERIALS } from '../format/index.ts'
import { digitOutlines } from '../shapes/index.ts'
import { toEnd } from '../xml/index.ts'
import {
  type CatalogueTemplate,
  designNameOf,
  isGenerated,
  readThemeList,
  themeListJsonSteps,
  writeThemeList,
  writeThemeListJson,
} from './index.ts'

const template = (id: string, changes: Partial<CatalogueTemplate> = {}): CatalogueTemplate => ({
  id,
  parent: '',
  tags: ['theme:basic'],
  name: 'Grille',
  thumbWidth: 280,
  thumbHeight: 224,
  description: 'Une grille régulière',
  width: 50,
  height: 40,
  materials: ['', 'POSTER', 'CANVAS2CM'],
  shortInfo: '12 photos',
  leftInfo: 'dès 30 cm',
  category: 'Basique',
  source: 'gen:alleven',
  url: '',
  sizeurl: '/webassets/sizes/gen-alleven/',
  labelurl: '/webassets/cards/gen-alleven.jpg',
  labelwebp: '/webassets/cards/gen-alleven.webp',
  starturl: '/webassets/cards/gen-alleven-50x40.webp',
  visible: true,
  isTileBased: false,
  hasCustomSizes: true,
  isCustom: false,
  isMaterialSpecific: false,
  type: 'generated',
  children: [
    { id: '50x40', width: 50, height: 40, materials: ['', 'POSTER', 'CANVAS2CM'], description: '50 x 40 cm', url: '' },
    { id: '30x30', width: 30, height: 30, materials: [''], description: '30 x 30 cm', url: '' },
  ],
  ...changes,
})

const word = fc.stringMatching(/^[A-Za-z][\w:-]{0,10}$/)
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((part) => `${part}"<&\n`)
const side = fc.integer({ min: 1, max: 400 }).map((half) => half / 2)
const materials = fc
  .subarray(MATERIALS.filter((code) => code !== ''))
  .map((codes): CatalogueTemplate['materials'] => ['', ...codes])
const size = fc.record(
  { id: word, width: side, height: side, materials, description: text, url: text, photos: fc.integer({ min: 1 }) },
  { requiredKeys: ['id', 'width', 'height', 'materials', 'description', 'url'] },
)
const arbitraryTemplate = fc
  .record({
    id: word,
    parent: text,
    tags: fc.array(word),
    name: text,
    thumbWidth: side,
    description: text,
    materials,
    source: fc.constantFrom('', 'gen:heart', 'static:leaves'),
    visible: fc.boolean(),
    isTileBased: fc.boolean(),
    isCustom: fc.boolean(),
    isMaterialSpecific: fc.boolean(),
    children: fc.uniqueArray(size, { minLength: 1, maxLength: 4, selector: (one) => one.id }),
  })
  .map((fields) => template(fields.id, { ...fields, type: isGenerated(fields.source) ? 'generated' : 'static' }))

describe('the theme list', () => {
  it('reads back what was written, and that writes the same bytes', () => {
    const list = fc.uniqueArray(arbitraryTemplate, { maxLength: 5, selector: (one) => one.id })
    fc.assert(
      fc.property(list, (templates) => {
        const xml = writeThemeList(templates)
        const read = readThemeList(xml)
        expect(read).toEqual({ templates, failures: [] })
        expect(writeThemeList(read.templates)).toBe(xml)
        const sent: unknown = JSON.parse(writeThemeListJson(templates, digitOutlines()))
        expect(toEnd(themeListJsonSteps(sent))).toEqual({ ...read, digits: digitOutlines() })
      }),
      { numRuns: 100 },
    )
  })

  it('writes every field as an attribute and sizes as children', () => {
    expect(writeThemeList([template('gen-alleven')])).toBe(
      [
        '<templates>',
        '  <template id="gen-alleven" parent="" tags="theme:basic" name="Grille" thumbWidth="280" thumbHeight="224"' +
          ' description="Une grille régulière" width="50" height="40" materials="POSTER,CANVAS2CM" shortInfo="12 photos"' +
          ' leftInfo="dès 30 cm" category="Basique" source="gen:alleven" url="" sizeurl="/webassets/sizes/gen-alleven/"' +
          ' labelurl="/webassets/cards/gen-alleven.jpg" labelwebp="/webassets/cards/gen-alleven.webp" starturl="/webassets/cards/gen-alleven-50x40.webp" visible="true" isTileBased="false" hasCustomSizes="true"' +
          ' isCustom="false" isMaterialSpecific="false" type="generated">',
        '    <size id="50x40" width="50" height="40" materials="POSTER,CANVAS2CM" description="50 x 40 cm" url=""/>',
        '    <size id="30x30" width="30" height="30" materials="" description="30 x 30 cm" url=""/>',
        '  </template>',
        '</templates>',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['a size that is no number', 'width="30"', 'width="wide"', 'template b: size 30x30: width "wide" is not a number'],
    ['a missing number', 'thumbWidth="280" ', '', 'template b: thumbWidth is missing'],
    ['an unknown material', 'CANVAS2CM" shortInfo', 'SLATE" shortInfo', 'template b: materials "SLATE" is not known'],
    ['a flag that is none', 'isCustom="false"', 'isCustom="no"', 'template b: isCustom "no" is not known'],
    ['a doubled id', 'id="b"', 'id="a"', 'template a: the id exists twice'],
    ['a doubled size', 'id="30x30"', 'id="50x40"', 'template b: size 50x40: the id exists twice'],
    [
      'an unknown child',
      '<size id="30x30"',
      '<format id="30x30"',
      'template b: format 30x30: not known inside template',
    ],
    ['a template without name', ' name="Grille"', '', 'template b: name is missing'],
  ])('leaves out a template with %s, says so and keeps the others', (_, from, to, reason) => {
    const xml = writeThemeList([template('a'), template('b'), template('c')])
    const start = xml.indexOf('<template id="b"')
    const end = xml.indexOf('<template id="c"')
    const broken = xml.slice(0, start) + xml.slice(start, end).replace(from, to) + xml.slice(end)
    expect(broken).not.toBe(xml)
    const { templates, failures } = readThemeList(broken)
    expect(templates.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(failures).toEqual([{ name: expect.any(String), reason, line: expect.any(Number) }])
  })

  it('leaves out a template without sizes', () => {
    const { failures } = readThemeList(writeThemeList([template('bare', { children: [] })]))
    expect(failures).toMatchObject([{ name: 'catalogue-sizes', reason: 'template bare: has no size' }])
  })

  it('answers an unreadable list with no templates and the reason', () => {
    expect(readThemeList('<templates><template')).toMatchObject({
      templates: [],
      failures: [{ name: 'xml-malformed' }],
    })
    expect(readThemeList('<html/>')).toMatchObject({ templates: [], failures: [{ reason: 'html: not a theme list' }] })
  })

  it.each([
    ['nothing', undefined],
    ['a text', '<templates/>'],
    ['a list of something else', { list: { name: 'html' } }],
    ['an attribute that is no text', { list: { name: 'templates', attributes: { id: 1 } } }],
    ['children that are no list', { list: { name: 'templates', children: {} } }],
    ['a child that is no element', { list: { name: 'templates', children: [null] } }],
    ['digits without a path', { digits: [[{ width: 1, height: 1 }]] }],
  ])('answers JSON of %s with no templates, no digits and the reason', (_, json) => {
    const { templates, failures, digits } = toEnd(themeListJsonSteps(json))
    expect([templates, failures.length, digits]).toEqual([[], 1, undefined])
  })

  it('takes a missing source, or one with gen:, for a generated template', () => {
    const sources = [undefined, '', 'gen:heart', 'static:leaves', 'static:number']
    expect(sources.map(isGenerated)).toEqual([true, true, true, false, false])
    expect(sources.map(designNameOf)).toEqual(['', '', 'heart', undefined, undefined])
  })
})
