import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const MODULE_LET = /^(?:export )?(?:let|var) /m
const EMPTY_COLLECTION = /^(?:export )?const \w+ = new (?:Map|Set)\b.*\(\)$/m
const EMPTY_NOTES = /^(?:export )?const \w+ = new Weak(?:Map|Set)\b.*\(\)$/m

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

/** What a module notes of a thing for as long as that thing lives: what follows from it alone, or what happened to it. */
const NOTED = [
  'packages/core/src/designs/numbers/digit-cuts.ts',
  'packages/core/src/shapes/coverage-map.ts',
  'packages/core/src/shapes/outline.ts',
  'packages/painter/src/plan/art-bounds.ts',
  'packages/server/src/http/error-answers.ts',
  'packages/server/src/http/unread-addresses.ts',
  'packages/server/src/http/until-gone.ts',
  'packages/web/src/document/low-on-page.ts',
  'packages/web/src/editor/cut-on-page.ts',
  'packages/web/src/editor/sheet/stops.ts',
  'packages/web/src/painting/seen-parts.ts',
  'packages/web/src/photos/edit/draw-lit.ts',
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

  it('is noted of a thing that may go only where it is listed', () => {
    expect(having(EMPTY_NOTES)).toEqual(NOTED)
  })
})
