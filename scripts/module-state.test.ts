import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const MODULE_LET = /^(?:export )?(?:let|var) /m
const EMPTY_COLLECTION = /^(?:export )?const \w+(?:: (?:Map|Set)<[^=\n]+)? = new (?:Map|Set)\b.*\(\)$/m
const EMPTY_NOTES = /^(?:export )?const \w+ = new Weak(?:Map|Set)\b.*\(\)$/m
const MODULE_CONST = /^(?:export )?const (\w+)\b/gm

/** Whether a file changes a property or the entries of one of its own constants. */
function changesItsOwn(text: string): boolean {
  return Array.from(text.matchAll(MODULE_CONST), ([, name]) => name).some((name) =>
    new RegExp(
      String.raw`(?<![\w.])${name}(?:\.\w+|\[[^\]\n]+\]) (?:[-+*/]|\?\?|\|\||&&)?= |(?<![\w.])${name}\.(?:push|splice|unshift|pop|shift)\(`,
    ).test(text),
  )
}

/**
 * The facts of the shop (docs/decisions/2026-11-18-said-once.md), and caches whose content depends on their key alone.
 */
const ALLOWED = [
  'packages/core/src/designs/mosaic/merged-cells.ts',
  'packages/core/src/format/material.ts',
  'packages/core/src/shapes/digit-shapes.ts',
  'packages/core/src/shapes/row-crossings.ts',
]

/** Collections that a module fills during the life of a page or process: caches by name, and work in progress. */
const FILLED = [
  'packages/server/src/printing/print-process.ts',
  'packages/web/screen-chunks.ts',
  'packages/web/src/calls/account-presence.ts',
  'packages/web/src/checkout/handed-on.ts',
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

/**
 * Notes about a thing that live as long as the thing: values that depend on it alone, or events that happened to it.
 */
const NOTED = [
  'packages/core/src/designs/numbers/digit-cuts.ts',
  'packages/core/src/shapes/coverage-map.ts',
  'packages/core/src/shapes/outline.ts',
  'packages/core/src/shapes/raster-runs.ts',
  'packages/painter/src/plan/art-bounds.ts',
  'packages/server/src/http/caller-signal.ts',
  'packages/server/src/http/error-answers.ts',
  'packages/server/src/http/unread-addresses.ts',
  'packages/web/src/document/low-on-page.ts',
  'packages/web/src/editor/cut-on-page.ts',
  'packages/web/src/editor/layout/layout-changes.ts',
  'packages/web/src/editor/sheet/stops.ts',
  'packages/web/src/painting/seen-parts.ts',
  'packages/web/src/photos/edit/draw-lit.ts',
]

/** A RegExp's `lastIndex`, set before each use, and the leave guard: a page has one window. */
const CHANGED = [
  'packages/core/src/art/read-transform.ts',
  'packages/core/src/xml/count-special-characters.ts',
  'packages/web/src/document/leave-guard.ts',
]

describe('what changes', () => {
  const shipped = sources(join(ROOT, 'packages')).filter(
    (file) => !isTest(file) && !/\/(?:testing|hostile)\//.test(file),
  )
  const having = (test: (text: string) => boolean) =>
    shipped
      .filter((file) => test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file))
      .toSorted()

  it('is no `let` of a module', () => {
    expect(having((text) => MODULE_LET.test(text))).toEqual(ALLOWED)
  })

  it('is an empty collection of a module only where it is listed', () => {
    expect(having((text) => EMPTY_COLLECTION.test(text))).toEqual(FILLED)
  })

  it('is noted of a thing that may go only where it is listed', () => {
    expect(having((text) => EMPTY_NOTES.test(text))).toEqual(NOTED)
  })

  it('is an object of a module only where it is listed', () => {
    expect(having(changesItsOwn)).toEqual(CHANGED)
  })

  it.each([
    'const guard = { place: "" }\nfunction go() {\n  guard.place = "x"\n}',
    'const count: number[] = []\ncount[0] += 1',
    'export const waiting: string[] = []\nwaiting.push("x")',
  ])('is noticed in %j', (text) => {
    expect(changesItsOwn(text)).toBe(true)
  })

  it.each(['const a = { b: 1 }\nif (a.b === 1) go()', 'const a = 1\nconst x = { a: 2 }\nthis.a.b = 3'])(
    'is not seen where nothing changes: %j',
    (text) => {
      expect(changesItsOwn(text)).toBe(false)
    },
  )
})
