// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { PieceFacts } from './piece-facts.tsx'

// The list of templates is still on its way.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

const PIECE = {
  name: '',
  title: '',
  templateId: 'gen-alleven',
  width: 50,
  height: 40,
  material: 'POSTER',
  pages: 1,
  picture: '',
} as const

afterEach(cleanup)

it.each(['Vacances', 'Vacances 150 x 40 cm', 'Vacances 50 x 40 cm'])(
  'a piece called %s says how large it is',
  (name) => {
    for (const named of [{ name }, { title: name }]) {
      renderFrench(<PieceFacts piece={{ ...PIECE, ...named }} />)
      expect(screen.getByText('50 x 40 cm')).toBeTruthy()
      cleanup()
    }
  },
)

it('a piece nobody has named has its size on the same line as every other', () => {
  for (const orderedAt of [undefined, '2026-11-18T10:00:00.000Z']) {
    renderFrench(<PieceFacts piece={PIECE} {...(orderedAt !== undefined && { orderedAt })} />)
    expect(screen.getByText('50 x 40 cm').parentElement?.textContent).toBe('Format50 x 40 cm')
    cleanup()
  }
})
