import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages, ROOT, sources, styleSheets } from './boundaries/sources.ts'

// A page that names a file is only of use while the file is there.

const FOLDERS = /^(packages|core|painter|print|protocol|server|web|content|deploy|docs|e2e|bench|scripts)\//
const SOURCE = /\.(ts|tsx|css|mjs)$/
/** What a build writes. */
const BUILT = new Set(['content/build', 'packages/web/dist'])
/** How `CONTRIBUTING.md` says where tests lie. */
const ANY_NAME = new Set(['name.test.ts'])

const all = [...sources(ROOT), ...styleSheets(ROOT)].map((file) => `/${relative(ROOT, file)}`)

/** Pages name files from the root, from `packages`, from a package's `src` on, or by the end of their path. */
function isThere(path: string): boolean {
  const [first = '', ...rest] = path.split('/')
  const places = [path, join('packages', path), join('packages', first, 'src', ...rest)]
  return places.some((place) => existsSync(join(ROOT, place))) || all.some((file) => file.endsWith(`/${path}`))
}

/** What is quoted as the path of a file or folder of ours, without those that stand for several. */
function pathsIn(text: string): readonly string[] {
  const quoted = Array.from(text.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path)
  return quoted.filter(
    (path) => (FOLDERS.test(path) || SOURCE.test(path)) && !BUILT.has(path) && !ANY_NAME.has(path) && path[0] !== '/',
  )
}

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, path = '']) => path)

describe.each(pages(ROOT).map((file) => ({ page: relative(ROOT, file), text: readFileSync(file, 'utf8') })))(
  '$page',
  ({ page, text }) => {
    it('names no file that is not there', () => {
      expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
    })

    it('links to nothing that is not there', () => {
      expect(linksIn(text).filter((path) => !existsSync(join(ROOT, dirname(page), path)))).toEqual([])
    })
  },
)

it('the walks name many files', () => {
  expect(pathsIn(readFileSync(join(ROOT, 'docs/walks.md'), 'utf8')).length).toBeGreaterThan(30)
})
