import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// The walks are only of use while every file they name is there.

const root = join(import.meta.dirname, '..')
const PACKAGES = new Set(['core', 'painter', 'print', 'protocol', 'server', 'web'])

const walks = readFileSync(join(root, 'docs/walks.md'), 'utf8')
const named = [...walks.matchAll(/`([a-z]+)\/([\w./-]+)`/g)]
  .filter(([, first = '']) => PACKAGES.has(first))
  .map(([, first = '', rest = '']) => join('packages', first, 'src', rest))

it('names many files', () => {
  expect(named.length).toBeGreaterThan(30)
})

it.each([...new Set(named)])('%s is there', (path) => {
  expect(existsSync(join(root, path))).toBe(true)
})
