import { describe, expect, it } from 'vitest'
import { framedPage, pageFrameOf } from './page-frame.ts'

describe('the outline of a page', () => {
  it.each([
    ['', 'chooser'],
    ['choix/theme:modern', 'chooser'],
    ['collage/basic/gen-heart', 'template'],
    ['ontwerp/design/modern-orbit', 'template'],
    ['edit', 'editor'],
    ['editer/abc', 'editor'],
    ['modifica', 'editor'],
    ['cart/fromApp', 'plain'],
    ['apercu', 'plain'],
    ['boutique/K7MP-4XWH', 'plain'],
    ['erreur', 'plain'],
    ['barrierefreiheit', 'plain'],
    ['finito_con_app', 'plain'],
    ['nothing/we/know', 'chooser'],
  ])('of /%s is that of %s', (path, frame) => {
    expect(pageFrameOf(path)).toBe(frame)
  })

  it('stands in the page that is sent, which says its language', () => {
    expect(framedPage('<html lang="fr"><div id="root" data-frame="chooser">', 'editor', 'de')).toBe(
      '<html lang="de"><div id="root" data-frame="editor">',
    )
  })

  it('comes with what its screen is fetched early for, and with nothing of another or in another language', () => {
    const links = [
      '<link rel="modulepreload" href="/chooser.js" data-of="chooser">',
      '<link rel="modulepreload" href="/template.js" data-of="template">',
      '<link rel="modulepreload" href="/fr.js" data-of="template" data-in="fr">',
      '<link rel="modulepreload" href="/nl.js" data-of="template" data-in="nl">',
    ]
    const page = `<head>\n<link rel="icon">\n${links.join('\n')}</head>`
    expect(framedPage(page, 'template', 'nl')).toBe(`<head>\n<link rel="icon">\n${links[1]}\n${links[3]}</head>`)
    expect(framedPage(page, 'plain', 'nl')).toBe('<head>\n<link rel="icon"></head>')
  })
})
