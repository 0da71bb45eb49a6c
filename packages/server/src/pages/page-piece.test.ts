import { expect, it } from 'vitest'
import { templateIdIn, withPiece } from './page-piece.ts'

it.each([
  ['collage/basic/gen-heart', 'gen-heart'],
  ['collage/basic/gen-heart/ernst', 'gen-heart'],
  ['ontwerp/design/modern-orbit', 'modern-orbit'],
  ['ontwerp/basic', undefined],
  ['choix', undefined],
])('the template whose page is %s is %s', (path, id) => {
  expect(templateIdIn(path)).toBe(id)
})

it('hangs the piece in the first box, in its proportions and with an address that stays one', () => {
  const page = withPiece('<div><i></i><i></i></div>', { url: '/a"b.webp', width: 50, height: 40 })
  expect(page).toBe(
    '<div><i><svg viewBox="0 0 50 40"><rect width="50" height="40"/></svg>' +
      '<img src="/a&quot;b.webp" alt="" decoding="sync" fetchpriority="high"></i><i></i></div>',
  )
})
