import { describe, expect, it } from 'vitest'
import { typeset, typesetAll } from './typeset.ts'

describe('typeset', () => {
  it.each([
    ['en', "Couldn't save: {reason}", 'Couldn’t save: {reason}'],
    ['nl', "{count, plural, one {# foto} other {# foto's}}", '{count, plural, one {# foto} other {# foto’s}}'],
    ['en', 'your collage is full...', 'your collage is full…'],
    ['de', 'weil Ihre Collage voll ist...', 'weil Ihre Collage voll ist\u00a0…'],
    ['de', 'Wird gesichert …', 'Wird gesichert\u00a0…'],
    ['fr', 'Majuscules ?', 'Majuscules\u00a0?'],
    ['fr', 'Terminez-le quand vous voulez!', 'Terminez-le quand vous voulez!'],
    ['fr', 'Titre : « {text} » ; {value, number} %', 'Titre\u00a0: «\u00a0{text}\u00a0»\u00a0; {value, number}\u00a0%'],
    ['fr', '{sent, number, ::.0} sur {total, number, ::.0} Mo', '{sent, number, ::.0} sur {total, number, ::.0} Mo'],
    [
      'fr',
      "{count, plural, one {L'image : {names}} other {# images : {names}}} {reason}",
      '{count, plural, one {L’image\u00a0: {names}} other {# images\u00a0: {names}}} {reason}',
    ],
    ['en', 'Sign out?', 'Sign out?'],
  ] as const)('%s: %s', (language, source, shown) => {
    expect(typeset(source, language)).toBe(shown)
    expect(typeset(shown, language)).toBe(shown)
  })

  it('sets every text of a tree', () => {
    expect(typesetAll({ a: "l'un", b: { c: "l'autre" } }, 'it')).toEqual({ a: 'l’un', b: { c: 'l’autre' } })
  })
})
