import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** A rejection nobody handles leads to the error page, and a chunk fails whenever the connection drops. */
const UNHANDLED = /\bvoid import\(/

it('every chunk that a page fetches later has somebody to handle its failure', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const unhandled = files.filter((file) => UNHANDLED.test(readFileSync(file, 'utf8')))
  expect(unhandled.map((file) => relative(ROOT, file))).toEqual([])
})
