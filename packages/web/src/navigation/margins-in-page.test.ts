// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { marginsInPage } from './margins-in-page.ts'
import { carryFacts } from './testing/carry-facts.ts'

afterEach(() => document.head.replaceChildren())

it('are those the page brings, of materials there are', () => {
  carryFacts({ margins: { POSTER: 0.4, CANVAS2CM: 3.5, WOOD: 1, DIBOND: '1' } })
  expect(marginsInPage()).toEqual({ POSTER: 0.4, CANVAS2CM: 3.5 })
})

it.each([{}, { margins: [] }, { margins: 'x' }, { margins: undefined }])('are none of its own in %j', (facts) => {
  carryFacts(facts)
  expect(marginsInPage()).toEqual({})
})
