// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { marginsInPage } from './shop-margins.ts'

afterEach(() => document.head.replaceChildren())

function say(facts: unknown): void {
  const meta = document.createElement('meta')
  meta.name = 'collagerie-shop'
  meta.content = JSON.stringify(facts)
  document.head.append(meta)
}

it('are those the page brings, of materials there are', () => {
  say({ margins: { POSTER: 0.4, CANVAS2CM: 3.5, WOOD: 1, DIBOND: '1' } })
  expect(marginsInPage()).toEqual({ POSTER: 0.4, CANVAS2CM: 3.5 })
})

it.each([{}, { margins: [] }, { margins: 'x' }, { margins: undefined }])('are none of its own in %j', (facts) => {
  say(facts)
  expect(marginsInPage()).toEqual({})
})
