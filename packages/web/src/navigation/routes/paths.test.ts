import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'
import {
  checkoutPath,
  chooserPath,
  editPath,
  errorPath,
  finishedPath,
  orderPath,
  overviewPath,
  shopPath,
  templatePath,
} from './paths.ts'

describe('paths of internal navigation', () => {
  it('lead to the chooser with its filter', () => {
    expect(chooserPath('')).toBe('/keuze')
    expect(chooserPath('theme:modern')).toBe('/keuze/theme:modern')
  })

  it('lead to a template by kind', () => {
    expect(templatePath('basic', 'gen-heart')).toBe('/ontwerp/basic/gen-heart')
    expect(templatePath('design', '12')).toBe('/ontwerp/design/12')
  })

  it.each([
    ['fr', '/editer'],
    ['it', '/modifica'],
    ['es', '/editar'],
    ['en', '/edit'],
    ['nl', '/edit'],
    ['de', '/edit'],
  ] as const)('lead to the editor by its %s word %s', (language, path) => {
    expect(editPath(language)).toBe(path)
    expect(editPath(language, '42')).toBe(`${path}/42`)
  })

  it('carry an error in the query', () => {
    expect(errorPath('nl', '1_2_3_a & b')).toBe('/fout?error=1_2_3_a%20%26%20b')
    expect(errorPath('fr', '')).toBe('/erreur?error=')
  })

  it('carry a collage to the checkout, and lead to its order', () => {
    expect(checkoutPath('a&b')).toBe('/cart/fromApp?collageid=a%26b')
    expect(matchRoute(orderPath('K7MP-4XWH'))).toEqual({ screen: 'order', number: 'K7MP-4XWH' })
  })

  it.each([
    ['nl', '/klaarmetapp', '/overzicht', '/winkel'],
    ['en', '/done_with_app', '/overview', '/shop'],
    ['de', '/mit_app_erstellt', '/ueberblick', '/geschaeft'],
    ['fr', '/fini-avec-lapplication', '/apercu', '/boutique'],
    ['it', '/finito_con_app', '/panoramica', '/negozio'],
    ['es', '/finalizado_app', '/resumen', '/tienda'],
  ] as const)('after finishing in %s: %s and %s, and to the board: %s', (language, finished, overview, shop) => {
    expect(finishedPath(language)).toBe(finished)
    expect(overviewPath(language)).toBe(overview)
    expect(shopPath(language)).toBe(shop)
    expect(matchRoute(shopPath(language))).toEqual({ screen: 'shop' })
    expect(matchRoute(shopPath(language, 'K7MP-4XWH'))).toEqual({ screen: 'shop', number: 'K7MP-4XWH' })
  })

  it('are read back as what they were made from, whatever the id', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1 }), (id) => {
        expect(matchRoute(templatePath('design', id))).toEqual({ screen: 'template', kind: 'design', id })
        expect(matchRoute(chooserPath(id))).toEqual({ screen: 'chooser', filter: id })
        expect(matchRoute(editPath('es', id))).toEqual({ screen: 'editor', savedCollageId: id })
      }),
    )
  })
})
