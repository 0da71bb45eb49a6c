import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CatalogueEntry, localise, readCatalogueEntries } from './index.ts'

const inAll = (text: string) => ({ fr: `${text} fr`, nl: text, en: text, de: `${text} de`, it: text, es: text })

const entry = (id: string): CatalogueEntry => ({
  id,
  parent: '',
  tags: ['theme:modern', 'designer:all'],
  name: inAll('Leaves'),
  thumbWidth: 280,
  thumbHeight: 224,
  description: inAll('Leaves in the wind'),
  shortInfo: inAll('5 photos'),
  leftInfo: inAll('from 30 cm'),
  category: inAll('Modern'),
  source: 'static:leaves',
  sizeurl: '/webassets/sizes/leaves/',
  labelurl: '/webassets/cards/leaves.jpg',
  labelwebp: '/webassets/cards/leaves.webp',
  starturl: '/webassets/cards/leaves-50x40.webp',
  visible: true,
  isTileBased: false,
  hasCustomSizes: false,
  isCustom: false,
  isMaterialSpecific: false,
  sizes: [
    { id: '30x30', width: 30, height: 30, materials: ['', 'POSTER'], description: inAll('30 x 30 cm'), url: '/a.xml' },
    {
      id: '40x50',
      width: 40,
      height: 50,
      materials: ['', 'DIBOND'],
      description: inAll('40 x 50 cm'),
      url: '/b.xml',
      photos: 5,
    },
  ],
})

const read = (value: unknown) => readCatalogueEntries([entry('before'), value, entry('after')])

describe('readCatalogueEntries', () => {
  it('reads back what was written as JSON', () => {
    const entries = [entry('a'), entry('b')]
    expect(readCatalogueEntries(JSON.parse(JSON.stringify(entries)))).toEqual({ entries, failures: [] })
  })

  it('puts "no preference" in front of every material list', () => {
    const [size] = entry('a').sizes
    const { entries } = readCatalogueEntries([{ ...entry('a'), sizes: [{ ...size, materials: ['POSTER', 'PLEXI'] }] }])
    expect(entries[0]?.sizes[0]?.materials).toEqual(['', 'POSTER', 'PLEXI'])
  })

  it.each([
    ['no object', 7, 'template 2: 7 is not an object'],
    ['no id', { ...entry('x'), id: undefined }, 'template 2: id is missing'],
    ['an id taken before', entry('before'), 'template before: the id exists twice'],
    [
      'a language missing',
      { ...entry('x'), name: { ...inAll('Leaves'), de: undefined } },
      'template x: name: de is missing',
    ],
    ['a number as text', { ...entry('x'), thumbWidth: '280' }, 'template x: thumbWidth "280" is not a number above 0'],
    ['a flag as text', { ...entry('x'), visible: 'true' }, 'template x: visible "true" is not true or false'],
    ['a tag that would split', { ...entry('x'), tags: ['a,b'] }, 'template x: tags "a,b" is not a tag'],
    ['no sizes', { ...entry('x'), sizes: [] }, 'template x: has no size'],
    [
      'an endless size',
      { ...entry('x'), sizes: [{ ...entry('x').sizes[0], width: Infinity }] },
      'template x: size 30x30: width Infinity is not a number above 0',
    ],
    [
      'an unknown material',
      { ...entry('x'), sizes: [{ ...entry('x').sizes[0], materials: ['SLATE'] }] },
      'template x: size 30x30: materials "SLATE" is not known',
    ],
    [
      'a doubled size',
      { ...entry('x'), sizes: [entry('x').sizes[0], entry('x').sizes[0]] },
      'template x: size 30x30: the id exists twice',
    ],
  ])('leaves out an entry with %s, says so and keeps the others', (_, value, reason) => {
    const { entries, failures } = read(value)
    expect(entries.map(({ id }) => id)).toEqual(['before', 'after'])
    expect(failures.map((failure) => failure.reason)).toEqual([reason])
  })

  it('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(read(value).failures).toHaveLength(1)
        expect(readCatalogueEntries(value).entries).toEqual([])
      }),
    )
  })
})

describe('localise', () => {
  it('takes the texts of one language, and size, materials and url of the default size', () => {
    expect(localise(entry('leaves'), 'de')).toMatchObject({
      id: 'leaves',
      name: 'Leaves de',
      category: 'Modern de',
      width: 40,
      height: 50,
      materials: ['', 'DIBOND'],
      url: '/b.xml',
      type: 'static',
      children: [{ id: '30x30', description: '30 x 30 cm de' }, { id: '40x50' }],
    })
  })
})
