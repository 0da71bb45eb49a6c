import { COLOURS, colourTag, MOODS, moodTag, OCCASIONS, occasionTag, searchLevel } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../language/languages.ts'
import { meantBy, wordsOfTags } from './words-of-tags.ts'

const TAGS = [...OCCASIONS.map(occasionTag), ...MOODS.map(moodTag), ...COLOURS.map(colourTag)]

describe('an everyday word', () => {
  it.each([
    ['fr', 'bebe', 'occasion:birth'],
    ['fr', 'BÉBÉ', 'occasion:birth'],
    ['fr', 'bleu', 'colour:blue'],
    ['fr', 'chien', 'occasion:pets'],
    ['nl', 'trouwen', 'occasion:wedding'],
    ['en', 'dog', 'occasion:pets'],
    ['de', 'Baby', 'occasion:birth'],
    ['de', 'Grün', 'colour:green'],
    ['de', 'Bräutigam', 'occasion:wedding'],
    ['it', 'viaggio', 'occasion:travel'],
    ['es', 'cumpleaños', 'occasion:birthday'],
  ] as const)('%s "%s" finds what is tagged %s, and nothing untagged', (language, typed, tag) => {
    expect(searchLevel([wordsOfTags([tag], language)], typed)).toBe(0)
    expect(searchLevel([wordsOfTags(['theme:modern'], language)], typed)).toBeUndefined()
  })

  it.each(LANGUAGES)('stands in %s for every occasion, mood and colour', (language) => {
    const wordless = TAGS.filter((tag) => {
      const words = wordsOfTags([tag], language).flatMap((each) => each.split(' '))
      return words.length === 0 || !words.every((word) => /^[a-z-]+$/.test(word))
    })
    expect(wordless).toEqual([])
  })
})

describe('words that find nothing', () => {
  const labels: Readonly<Record<string, string>> = {
    'occasion:wedding': 'Mariage',
    'occasion:christmas': 'Noël',
    'occasion:birthday': 'Anniversaire',
    'mood:romantic': 'Romantique',
  }
  const french = {
    language: 'fr',
    texts: [...Object.values(labels), 'Éditorial'],
    labelOf: (tag: string) => labels[tag],
  } as const

  it.each([
    ['wedding', 'Mariage'],
    ['weding', 'Mariage'],
    ['Hochzeit', 'Mariage'],
    ['xmas', 'Noël'],
    ['anniverssaire', 'anniversaire'],
    ['edittorial', 'editorial'],
    ['rouje', 'rouge'],
    ['yellow', 'jaune'],
    ['zzz', undefined],
    ['qwertz', undefined],
  ])('"%s" mean "%s" in French', (typed, meant) => {
    expect(meantBy(typed, french)).toBe(meant)
  })

  it('mean the tag they name in another language', () => {
    const silent = TAGS.flatMap((tag, place) => {
      const [language, other] = [0, 1].map((next) => LANGUAGES[(place + next) % LANGUAGES.length] ?? 'fr')
      const word = wordsOfTags([tag], other ?? 'fr')[0]?.split(' ')[0] ?? ''
      const meant = meantBy(word, { language: language ?? 'fr', texts: [], labelOf: (named) => named })
      return meant === undefined ? [`${word} for ${tag}`] : []
    })
    expect(silent).toEqual([])
  })
})
