import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const HEARS_MOVES = /'pointermove'|onPointerMove/
/** Another finger's moves are told apart, and so is its end. */
const KNOWS_ITS_POINTER = /[!=]== (?:event\.)?pointerId\b/g

/** What two fingers do together, and any sign of life. */
const OF_ANY_POINTER = [
  'packages/web/src/app/fetch-next-screens.ts',
  'packages/web/src/editor/sheet/sheet-pointer.ts',
  'packages/web/src/photos/edit/stage-input.ts',
]

it('whatever is dragged follows the finger that took hold of it, and no other', () => {
  const careless = sources(join(ROOT, 'packages/web/src')).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return !isTest(file) && HEARS_MOVES.test(text) && (text.match(KNOWS_ITS_POINTER)?.length ?? 0) < 2
  })
  expect(careless.map((file) => relative(ROOT, file)).toSorted()).toEqual(OF_ANY_POINTER)
})
