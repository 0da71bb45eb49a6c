import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const MODULE_LET = /^(?:export )?(?:let|var) /m

/** What a shop says once to each process (docs/decisions/2026-11-18-said-once.md), and a cache that follows from its key alone. */
const ALLOWED = [
  'packages/core/src/designs/mosaic/merged-cells.ts',
  'packages/core/src/format/material.ts',
  'packages/core/src/shapes/digit-shapes.ts',
]

describe('what changes', () => {
  it('lies in an object or a store, where tests can make their own, and in no variable of a module', () => {
    const files = sources(join(ROOT, 'packages')).filter(
      (file) => !isTest(file) && !/\/(?:testing|hostile)\//.test(file),
    )
    const wrong = files.filter((file) => MODULE_LET.test(readFileSync(file, 'utf8')))
    expect(wrong.map((file) => relative(ROOT, file)).toSorted()).toEqual(ALLOWED)
  })
})
