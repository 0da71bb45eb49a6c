import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const SRC = join(ROOT, 'packages/web/src')

/** The modules of the web package that tests may put something else in place of, by what they would need. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'the browser keeps drafts': [
    'drafts/draft-database.ts',
    'drafts/draft-keeper.ts',
    'drafts/draft-lock.ts',
    'drafts/keep-drafts.ts',
    'drafts/keep-photos.ts',
    'drafts/sweep-drafts.ts',
    'idb',
  ],
  'a server answers': [
    'account/is-authenticated.ts',
    'account/sign-in-panel.tsx',
    'calls/calls.ts',
    'checkout/checkout-calls.ts',
    'document/template-of.ts',
    'drafts/is-own-draft.ts',
    'saving/photo-post.ts',
    'saving/upload-photo.ts',
    'shop/opened-order-store.ts',
    'suggesting/drawn-template.ts',
  ],
  'workers and decoders read photos': [
    'editor/take-files.ts',
    'photos/add-to-library.ts',
    'photos/library-store.ts',
    'photos/workers/decode-photo.ts',
    'photos/workers/is-same-file.ts',
    'photos/workers/photo-work.ts',
    'suggesting/for-your-photos.tsx',
  ],
  'a canvas is painted': [
    'checkout/checkout-piece.tsx',
    'painting/browser-plan.ts',
    'painting/load-faces.ts',
    'painting/miniature.ts',
    'painting/trusted-pixels.ts',
    'saving/screenshot.ts',
  ],
  'a part of the program comes late': [
    'language/language-store.ts',
    'language/load-texts.ts',
    'photos/report-refused-files.ts',
    'ui/when-idle.ts',
  ],
}

const mocked = ['packages', 'content/src', 'scripts', 'e2e', 'bench']
  .flatMap((folder) => sources(join(ROOT, folder)))
  .filter((file) => isTest(file) && file !== import.meta.filename && !file.includes('/scripts/newcomers/'))
  .flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/vi\.(?:do)?mock\(\s*'([^']+)'/gi), ([, path = '']) =>
      path.startsWith('.') ? relative(SRC, resolve(dirname(file), path)) : path,
    ),
  )

it('tests run with the real neighbours, but for these', () => {
  expect([...new Set(mocked)].toSorted()).toEqual(Object.values(ALLOWED).flat().toSorted())
})
