import { describe, expect, it } from 'vitest'
import { placeOf, routeKindOf } from './route-kind.ts'

describe('the kind of a path', () => {
  it.each([
    ['/choix/theme:modern', 'template list'],
    ['/ontwerp/basic/1', 'template'],
    ['/collage/diseno/1', 'template'],
    ['/modifica/9', 'editor'],
    ['/fehler', 'editor error'],
    ['/done_with_app', 'finished'],
    ['/ueberblick', 'overview'],
    ['/cart/fromApp', 'checkout'],
    ['/boutique', 'shop'],
    ['/tienda/K7MP-4XWH', 'shop'],
    ['/cart/order/K7MP-4XWH', 'checkout'],
  ])('%s is known from the table: %s', (path, kind) => {
    expect(routeKindOf(path)).toBe(kind)
  })

  it.each([
    ['/fr/choix/a/b', 'template list'],
    ['/my-selection', 'template list'],
    ['/ontwerp', 'template'],
    ['/collage/unknown/thing', 'template'],
    ['/some-error-page', 'editor error'],
    ['/fehler/7', 'editor error'],
  ])('%s outside the table is judged by a word in it: %s', (path, kind) => {
    expect(routeKindOf(path)).toBe(kind)
  })

  it('lets the table overrule words inside a value', () => {
    expect(routeKindOf('/ontwerp/design/keuze-error')).toBe('template')
    expect(routeKindOf('/choix/designer:collage')).toBe('template list')
    expect(routeKindOf('/edit/error')).toBe('editor')
  })

  it('knows nothing of other paths', () => {
    expect(routeKindOf('/')).toBeUndefined()
    expect(routeKindOf('/cart')).toBeUndefined()
  })
})

describe('the place of a path', () => {
  it.each([
    ['/cart/fromApp', '/cart/order/K7MP-4XWH'],
    ['/cart/order/K7MP-4XWH', '/cart/order/M2QA-7TBC'],
    ['/ontwerp/basic/1', '/ontwerp/design/2'],
    ['/choix', '/ontwerp/basic/1'],
  ])('%s and %s are two', (from, to) => {
    expect(placeOf(from)).not.toBe(placeOf(to))
  })

  it.each([
    ['/choix', '/choix/theme:modern'],
    ['/collage/basic/1', '/collage/basic/1/A'],
    ['/edit', '/edit/9'],
  ])('%s and %s are one', (from, to) => {
    expect(placeOf(from)).toBe(placeOf(to))
  })
})
