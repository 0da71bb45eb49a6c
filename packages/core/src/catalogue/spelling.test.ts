import { describe, expect, it } from 'vitest'
import { seededRandom } from '../geometry/index.ts'
import { MOST_TYPED } from './search.ts'
import { respelled, slipsIn } from './spelling.ts'

const WORDS = ['Noël', 'Anniversaire de mariage', 'Anniversaire', 'Illustration', 'bebe naissance', 'chien', 'Cœur']

describe('words with slips', () => {
  it.each([
    ['anniverssaire', 'anniversaire'],
    ['aniversaire', 'anniversaire'],
    ['anniverss', 'anniversaire'],
    ['Marriage', 'mariage'],
    ['nole', 'noel'],
    ['chein', 'chien'],
    ['anniverssaire mariaje', 'anniversaire mariage'],
    ['noel mariaje', 'noel mariage'],
  ])('"%s" mean "%s"', (typed, meant) => {
    expect(respelled(typed, WORDS)).toBe(meant)
  })

  it.each(['', 'noel', 'NOËL', 'anni', 'noel mariage', 'zzz', 'xnniversaire', 'cat', 'chateau', 'noel zzz'])(
    '"%s" mean nothing else',
    (typed) => {
      expect(respelled(typed, WORDS)).toBeUndefined()
    },
  )

  it('are counted', () => {
    expect(slipsIn('noel', WORDS)).toBe(0)
    expect(slipsIn('nole', WORDS)).toBe(1)
    expect(slipsIn('anniverssaire mariaje', WORDS)).toBe(2)
    expect(slipsIn('zzz', WORDS)).toBeUndefined()
  })

  it.each([
    ['a single word', 'a'],
    ['many words', 'nole '],
  ])('are not looked for in a pasted text of %s', (_, part) => {
    const pasted = part.repeat(3_000_000)
    expect(respelled(pasted, WORDS)).toBeUndefined()
    expect(slipsIn(pasted, WORDS)).toBeUndefined()
    expect(slipsIn('nole '.repeat(MOST_TYPED / 5), WORDS)).toBe(MOST_TYPED / 5)
  })
})

describe('one slip anywhere but at the start', () => {
  const slips: Readonly<Record<string, (word: string, place: number) => string>> = {
    'a letter too many': (word, place) => word.slice(0, place) + word.slice(place - 1),
    'a letter missing': (word, place) => word.slice(0, place) + word.slice(place + 1),
    'a wrong letter': (word, place) => `${word.slice(0, place)}q${word.slice(place + 1)}`,
    'two letters swapped': (word, place) =>
      word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
  }
  const words = ['anniversaire', 'illustration', 'naissance', 'mariage']

  it.each(Object.keys(slips))('%s: the word is still found', (kind) => {
    const random = seededRandom(7)
    const lost = words.flatMap((word) => {
      const typed = slips[kind]?.(word, 1 + Math.floor(random() * (word.length - 2))) ?? ''
      // What still begins the word finds it as it is.
      return word.startsWith(respelled(typed, words) ?? typed) ? [] : [typed]
    })
    expect(lost).toEqual([])
  })
})
