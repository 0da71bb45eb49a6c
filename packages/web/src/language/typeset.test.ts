import { describe, expect, it } from 'vitest'
import { typeset, typesetAll } from './typeset.ts'

describe('typeset', () => {
  it.each([
    ['en', "Couldn't save: {reason}", 'Couldn’t save: {reason}'],
    ['nl', "{count, plural, one {# foto} other {# foto's}}", '{count, plural, one {# foto} other {# foto’s}}'],
    ['en', 'your collage is full...', 'your collage is full…'],
    ['de', 'weil Ihre Collage voll ist...', 'weil Ihre Collage voll ist\u00a0…'],
    ['de', 'Wird gesichert …', 'Wird gesichert\u00a0…'],
    ['fr', 'Majuscules ?', 'Majuscules\u202f?'],
    ['fr', 'À tout moment - quand vous voulez!', 'À tout moment – quand vous voulez\u202f!'],
    ['fr', 'Titre : « {text} » ; {value, number} %', 'Titre\u202f: «\u00a0{text}\u00a0»\u202f; {value, number}\u00a0%'],
    ['fr', '{sent, number, ::.0} sur {total, number, ::.0} Mo', '{sent, number, ::.0} sur {total, number, ::.0} Mo'],
    [
      'fr',
      "{count, plural, one {L'image : {names}} other {# images : {names}}} {reason}",
      '{count, plural, one {L’image\u202f: {names}} other {# images\u202f: {names}}} {reason}',
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
