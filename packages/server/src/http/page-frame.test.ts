import { describe, expect, it } from 'vitest'
import { framedPages, frameOf } from './page-frame.ts'

describe('the outline of a page', () => {
  it.each([
    ['', 'selection'],
    ['choix/theme:modern', 'selection'],
    ['collage/basic/gen-heart', 'template'],
    ['ontwerp/design/modern-orbit', 'template'],
    ['edit', 'editor'],
    ['editer/abc', 'editor'],
    ['modifica', 'editor'],
    ['cart/fromApp', 'plain'],
    ['apercu', 'plain'],
    ['boutique/K7MP-4XWH', 'plain'],
    ['erreur', 'plain'],
    ['nothing/we/know', 'selection'],
  ])('of /%s is that of %s', (path, frame) => {
    expect(frameOf(path)).toBe(frame)
  })

  it('stands in the page that is sent', () => {
    const pages = new Map(framedPages('<div id="root" data-frame="selection">'))
    expect(pages.get('editor')).toBe('<div id="root" data-frame="editor">')
    expect(pages.size).toBe(4)
  })

  it('comes with what its screen is fetched early for, and with nothing of another', () => {
    const links = ['selection', 'template'].map((of) => `<link rel="modulepreload" href="/${of}.js" data-of="${of}">`)
    const pages = new Map(framedPages(`<head>\n<link rel="icon">\n${links.join('\n')}</head>`))
    expect(pages.get('template')).toBe(`<head>\n<link rel="icon">\n${links[1]}</head>`)
    expect(pages.get('plain')).toBe('<head>\n<link rel="icon"></head>')
  })
})
