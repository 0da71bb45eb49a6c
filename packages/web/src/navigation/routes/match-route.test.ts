import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'

describe('the chooser', () => {
  it.each(['selection', 'wahlen', 'choix', 'scelta', 'eleccion', 'keuze'])(
    'opens at /%s, with and without filter',
    (word) => {
      expect(matchRoute(`/${word}`)).toEqual({ screen: 'chooser', filter: '' })
      expect(matchRoute(`/${word}/`)).toEqual({ screen: 'chooser', filter: '' })
      expect(matchRoute(`/${word}/theme:modern`)).toEqual({ screen: 'chooser', filter: 'theme:modern' })
      expect(matchRoute(`/${word}/theme%3Amodern`)).toEqual({ screen: 'chooser', filter: 'theme:modern' })
    },
  )
})

describe('the design detail', () => {
  it.each([
    ['/collage/basic/gen-heart', 'basic'],
    ['/collage/base/gen-heart', 'basic'],
    ['/collage/basico/gen-heart', 'basic'],
    ['/ontwerp/basic/gen-heart', 'basic'],
    ['/collage/design/gen-heart', 'design'],
    ['/collage/diseno/gen-heart', 'design'],
    ['/ontwerp/design/gen-heart', 'design'],
  ])('%s opens a %s template', (path, kind) => {
    expect(matchRoute(path)).toEqual({ screen: 'template', kind, id: 'gen-heart' })
  })

  it('takes a style only under collage/basic', () => {
    expect(matchRoute('/collage/basic/7/ernst')).toEqual({ screen: 'template', kind: 'basic', id: '7', style: 'ernst' })
    for (const path of ['/collage/base/7/ernst', '/collage/design/7/ernst', '/ontwerp/basic/7/ernst']) {
      expect(matchRoute(path)).toBeUndefined()
    }
  })

  it('needs an id', () => {
    expect(matchRoute('/collage/basic')).toBeUndefined()
    expect(matchRoute('/ontwerp/design/')).toBeUndefined()
  })

  it('reads an escaped slash as part of the id', () => {
    expect(matchRoute('/ontwerp/basic/a%2Fb')).toMatchObject({ id: 'a/b' })
  })
})

describe('the editor', () => {
  it.each(['edit', 'editer', 'modifica', 'editar'])('opens at /%s, with and without a saved collage', (word) => {
    expect(matchRoute(`/${word}`)).toEqual({ screen: 'editor' })
    expect(matchRoute(`/${word}/42`)).toEqual({ screen: 'editor', savedCollageId: '42' })
  })
})

describe('the error page', () => {
  it.each(['fout', 'error', 'fehler', 'erreur', 'errore'])('opens at /%s', (word) => {
    expect(matchRoute(`/${word}`)).toEqual({ screen: 'error' })
  })
})

describe('the finished page', () => {
  it.each([
    'klaarmetapp',
    'done_with_app',
    'mit_app_erstellt',
    'fini-avec-lapplication',
    'finito_con_app',
    'finalizado_app',
  ])('opens at /%s', (word) => {
    expect(matchRoute(`/${word}`)).toEqual({ screen: 'finished' })
  })
})

describe('the page about accessibility', () => {
  it.each(['toegankelijkheid', 'accessibility', 'barrierefreiheit', 'accessibilite', 'accessibilita', 'accesibilidad'])(
    'opens at /%s',
    (word) => {
      expect(matchRoute(`/${word}`)).toEqual({ screen: 'accessibility' })
    },
  )
})

describe('the overview', () => {
  it.each(['overzicht', 'overview', 'ueberblick', 'apercu', 'panoramica', 'resumen'])('opens at /%s', (word) => {
    expect(matchRoute(`/${word}`)).toEqual({ screen: 'overview' })
    expect(matchRoute(`/${word}/more`)).toBeUndefined()
  })
})

describe('the checkout', () => {
  it('opens before and after the order', () => {
    expect(matchRoute('/cart/fromApp')).toEqual({ screen: 'checkout' })
    expect(matchRoute('/cart/order/K7MP-4XWH')).toEqual({ screen: 'order', number: 'K7MP-4XWH' })
    expect(matchRoute('/cart/order')).toBeUndefined()
  })
})

describe('the page for a new password', () => {
  it('opens where mails lead', () => {
    expect(matchRoute('/account/password')).toEqual({ screen: 'newPassword' })
    expect(matchRoute('/account')).toBeUndefined()
  })
})

describe('anything else', () => {
  it.each([
    '',
    '/',
    '/nowhere',
    '/choix/a/b',
    '/Choix',
    '/edit/1/2',
    '/choix-extra',
    '/ontwerp/other/1',
    '/erreur/1',
    '/choix/%E0%A4%A',
    '/constructor',
  ])('%j is unknown', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })
})
