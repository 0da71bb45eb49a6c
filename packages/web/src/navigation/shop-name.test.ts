// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { ownShopName, shopName } from './shop-name.ts'
import { carryFacts } from './testing/carry-facts.ts'

afterEach(() => document.head.replaceChildren())

it.each([
  [{ name: 'Foto Example' }, 'Foto Example', 'Foto Example'],
  [{}, undefined, 'Collagerie'],
  [{ name: '' }, undefined, 'Collagerie'],
  [{ name: 5 }, undefined, 'Collagerie'],
])('a page that carries %j', (facts, own, name) => {
  carryFacts(facts)
  expect([ownShopName(), shopName()]).toEqual([own, name])
})
