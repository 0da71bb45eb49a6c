import { describe, expect, it } from 'vitest'
import { CARDS, type PageCard, showsWholeCatalogue, withCards } from './page-cards.ts'

const PAGE = `<div class="frame-body"><i></i><i></i>${'<i></i>'.repeat(CARDS)}</div>`

function card(fields: Partial<PageCard> = {}): PageCard {
  return {
    url: '/ontwerp/basic/gen-heart',
    picture: '/a.jpg',
    webp: '/a.webp',
    width: 4,
    height: 5,
    category: 'Forme',
    name: 'Cœur',
    photos: '12 photos',
    sizes: '30 x 30 cm',
    ...fields,
  }
}

describe('the cards in a page', () => {
  it('stand in the last places, which stay where there are fewer cards', () => {
    const page = withCards(PAGE, [card(), card({ url: '/ontwerp/basic/gen-single' })])
    expect(page.match(/<i>(?:<a |<\/i>)/g)).toEqual([
      ...Array(2).fill('<i></i>'),
      ...Array(2).fill('<i><a '),
      ...Array(CARDS - 2).fill('<i></i>'),
    ])
  })

  it('say what the catalogue says, and have the proportions of their picture before it is there', () => {
    expect(withCards(PAGE, [card()])).toContain(
      '<i><a href="/ontwerp/basic/gen-heart"><svg viewBox="0 0 4 5"><rect width="4" height="5"/></svg>' +
        '<picture><source type="image/webp" srcset="/a.webp"><img src="/a.jpg" alt="" decoding="sync"></picture>' +
        '<span><small>Forme</small><b>Cœur</b><small><span>12 photos</span> <span>30 x 30 cm</span></small></span></a></i>',
    )
  })

  it('have the picture there is', () => {
    expect(withCards(PAGE, [card({ webp: '' })])).toContain('<picture><img src="/a.jpg"')
  })

  it('let the pictures that a phone does not show come later', () => {
    const page = withCards(PAGE, Array(CARDS + 3).fill(card()))
    expect(page.match(/decoding="sync"|loading="lazy"/g)).toEqual([
      ...Array(4).fill('decoding="sync"'),
      ...Array(CARDS - 4).fill('loading="lazy"'),
    ])
  })

  it('cannot be left by what a shop has written', () => {
    const evil = '"><script>$&</script>'
    const page = withCards(PAGE, [
      card({ url: evil, picture: evil, webp: evil, category: evil, name: evil, photos: evil, sizes: evil }),
    ])
    expect(page).not.toContain('<script')
    expect(page.match(/&quot;&gt;&lt;script&gt;\$&amp;&lt;\/script&gt;/g)).toHaveLength(7)
  })
})

it.each([
  ['', true],
  ['choix', true],
  ['keuze/', true],
  ['eleccion', true],
  ['choix/theme:modern', false],
  ['accessibilite', false],
  ['nothing', false],
])('/%s shows the whole catalogue: %s', (path, shows) => {
  expect(showsWholeCatalogue(path)).toBe(shows)
})
