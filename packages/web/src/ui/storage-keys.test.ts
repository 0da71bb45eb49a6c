import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { STORAGE_KEYS } from './storage-keys.ts'

const SOURCES = resolve(import.meta.dirname, '..')
const CODE = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('storage-keys.ts'),
)

it('nobody stores anything under a key of their own', () => {
  const keys = new Set<string>(Object.values(STORAGE_KEYS))
  expect(keys.size).toBe(Object.keys(STORAGE_KEYS).length)
  const faults = CODE.flatMap((name) => {
    const code = readFileSync(join(SOURCES, name), 'utf8')
    const handed = /\b(?:getItem|setItem|removeItem)\(\s*['"`]/.test(code)
    // A literal in a file that stores something is its key.
    const named = /\.(?:getItem|setItem|removeItem)\(/.test(code) && /['"`]collagerie[-.]/.test(code)
    const taken = [...code.matchAll(/'([^'\n]+)'/g)].some(([, text = '']) => keys.has(text))
    return handed || named || taken ? [name] : []
  })
  expect(faults).toEqual([])
})
