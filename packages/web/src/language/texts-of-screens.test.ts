import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadTexts } from './load-texts.ts'
import { FILES_OF, type TextPart } from './text-parts.ts'

const SOURCES = resolve(import.meta.dirname, '..')
const IMPORT = /^(?:import|export)(?! type\b)[^;'"]*?\bfrom\s'(\.[^']+\.tsx?)'/gm

/** The files that come with a screen: what they import is read from their first lines. */
function filesOf(start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) add(resolve(dirname(file), path))
  }
  add(resolve(SOURCES, start))
  return found
}

const all = Object.keys(await loadTexts('fr', new Set(Object.keys(FILES_OF) as TextPart[])))

/** The subjects a file has words of: named for a translator, or at the beginning of a key, but not of a type. */
function subjectsIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/^type .*$/gm, '')
  return all.filter((name) => new RegExp(`useTranslations\\('${name}[.']|['"\`]${name}\\.[a-zA-Z_$]`).test(code))
}

it.each<[screen: string, file: string, parts: readonly TextPart[]]>([
  ['the chooser', 'catalogue/chooser-screen.tsx', []],
  ['a template page', 'template/template-screen.tsx', ['template']],
  ['the editor', 'editor/editor-screen.tsx', ['editor']],
])('%s comes with the texts it shows', async (_, file, parts) => {
  const known = Object.keys(await loadTexts('fr', new Set(parts)))
  const wanting = Array.from(filesOf(file), (each) => [
    each.slice(SOURCES.length + 1),
    subjectsIn(each).filter((name) => !known.includes(name)),
  ]).filter(([, names]) => names?.length)
  expect(wanting).toEqual([])
})
