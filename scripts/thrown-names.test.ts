import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sources } from './boundaries/sources.ts'

// Whoever reads what a function throws looks for a class to catch; a type of the same sound is not one.

const THROWN = /^\s*(?:\/\/|\/?\*).*?`(\w*(?:Failure|Error))`/gm
const CLASS = /\bclass (\w+) extends \w+/g

const files = sources(join(ROOT, 'packages')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const classes = new Set(files.flatMap(({ text }) => Array.from(text.matchAll(CLASS), ([, name]) => name)))

it('a comment that names what is thrown names a class', () => {
  const named = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(THROWN), ([, name = '']) => ({ file: relative(ROOT, file), name })),
  )
  expect(named.length).toBeGreaterThan(5)
  // Valibot's own.
  expect(named.filter(({ name }) => !classes.has(name) && name !== 'ValiError')).toEqual([])
})
