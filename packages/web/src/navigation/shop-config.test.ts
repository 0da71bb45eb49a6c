// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { backUrl, overviewUrl, parseShopConfig } from './shop-config.ts'
import { carryFacts } from './testing/carry-facts.ts'

const NONE = { back: {}, overview: {}, textCharacters: 'latin-1', sendsAhead: true, photoFormats: ['jpeg'] }

/** What is made of the facts, without them. */
function readFrom(json: string) {
  const { facts: _, ...config } = parseShopConfig(json)
  return config
}

afterEach(() => document.head.replaceChildren())

describe('what a shop lets its customers write', () => {
  it.each([
    ['{"textCharacters":"all"}', 'all'],
    ['{"textCharacters":"latin-1"}', 'latin-1'],
    ['{"textCharacters":"everything"}', 'latin-1'],
  ])('%s is %s', (json, characters) => {
    expect(parseShopConfig(json).textCharacters).toBe(characters)
  })
})

describe('photos that are sent ahead', () => {
  it.each([
    ['{"quietUploads":"off"}', false],
    ['{"quietUploads":"on"}', true],
    ['{"back":{}}', true],
  ])('with %s: %s', (json, has) => {
    expect(parseShopConfig(json).sendsAhead).toBe(has)
  })
})

describe('the files of photos', () => {
  it.each([
    ['{}', ['jpeg']],
    ['{"photoFormats":["heic","png"]}', ['jpeg', 'png', 'heic']],
    ['{"photoFormats":["gif"]}', ['jpeg']],
    ['{"photoFormats":"png"}', ['jpeg']],
  ])('with %s: %s', (json, formats) => {
    expect(parseShopConfig(json).photoFormats).toEqual(formats)
  })
})

describe('the addresses of a shop', () => {
  it('are read per language', () => {
    const json =
      '{"back":{"fr":"https://shop.example/fin","de":"/fertig"},"overview":{"nl":"http://shop.example/mijn"}}'
    expect(readFrom(json)).toEqual({
      back: { fr: 'https://shop.example/fin', de: '/fertig' },
      overview: { nl: 'http://shop.example/mijn' },
      textCharacters: 'latin-1',
      sendsAhead: true,
      photoFormats: ['jpeg'],
    })
  })

  it.each(['', 'nonsense', 'null', '[]', '{"back":"https://x"}', '{"back":{"fr":5,"xx":"/a"}}'])(
    'are ignored in %j',
    (json) => {
      expect(readFrom(json)).toEqual(NONE)
    },
  )

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'fin'])(
    'refuse %j',
    (url) => {
      expect(readFrom(JSON.stringify({ back: { fr: url } }))).toEqual(NONE)
    },
  )

  it('replace the own pages when the page carries them', () => {
    expect(backUrl('fr')).toBe('/fini-avec-lapplication')
    expect(overviewUrl('es')).toBe('/resumen')
    carryFacts({ back: { fr: 'https://shop.example/fin' } })
    expect(backUrl('fr')).toBe('https://shop.example/fin')
    expect(backUrl('nl')).toBe('/klaarmetapp')
  })
})
