import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const MODULE_LET = /^(?:export )?(?:let|var) /m
const EMPTY_COLLECTION = /^(?:export )?const \w+ = new (?:Map|Set)\b.*\(\)$/m

/** The facts of the shop (docs/decisions/2026-11-18-said-once.md), and a cache whose content depends on its key alone. */
const ALLOWED = [
  'packages/core/src/designs/mosaic/merged-cells.ts',
  'packages/core/src/format/material.ts',
  'packages/core/src/shapes/digit-shapes.ts',
]

/** Collections that a module fills during the life of a page or process: caches by name, and work in progress. */
const FILLED = [
  'packages/server/src/printing/print-process.ts',
  'packages/web/screen-chunks.ts',
  'packages/web/src/calls/account-presence.ts',
  'packages/web/src/checkout/saved-piece.ts',
  'packages/web/src/drafts/draft-lock.ts',
  'packages/web/src/language/language-store.ts',
  'packages/web/src/navigation/known-piece.ts',
  'packages/web/src/painting/art-store.ts',
  'packages/web/src/painting/browser-platform.ts',
  'packages/web/src/painting/load-faces.ts',
  'packages/web/src/painting/sample-store.ts',
  'packages/web/src/photos/quotes/quotes-store.ts',
  'packages/web/src/ui/toast-queue.ts',
]

describe('what changes', () => {
  const shipped = sources(join(ROOT, 'packages')).filter(
    (file) => !isTest(file) && !/\/(?:testing|hostile)\//.test(file),
  )
  const having = (pattern: RegExp) =>
    shipped
      .filter((file) => pattern.test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file))
      .toSorted()

  it('is no `let` of a module', () => {
    expect(having(MODULE_LET)).toEqual(ALLOWED)
  })

  it('is an empty collection of a module only where it is listed', () => {
    expect(having(EMPTY_COLLECTION)).toEqual(FILLED)
  })
})
