import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** An unhandled rejection leads to the error page, and a chunk fails whenever the connection drops. */
const UNHANDLED = /\bvoid import\(/
/**
 * A part that React itself fetches fails once for all, and takes its whole screen with it: ours ask again
 * (ui/late-part, ui/fetched-part).
 */
const GIVEN_UP = /\blazy\(/

it('no chunk is fetched with `void import`, which leaves its failure to nobody', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const unhandled = files.filter((file) => UNHANDLED.test(readFileSync(file, 'utf8')))
  expect(unhandled.map((file) => relative(ROOT, file))).toEqual([])
})

it('every part of a screen that does not come is asked for again', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const givenUp = files.filter((file) => GIVEN_UP.test(readFileSync(file, 'utf8')))
  expect(givenUp.map((file) => relative(ROOT, file))).toEqual([])
})
