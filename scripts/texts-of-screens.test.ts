import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadTexts } from '../packages/web/src/language/load-texts.ts'
import { FILES_OF, type TextPart } from '../packages/web/src/language/text-parts.ts'
import { closureOf, ROOT } from './boundaries/sources.ts'

const SOURCES = resolve(ROOT, 'packages/web/src')

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
  const wanting = Array.from(closureOf(resolve(SOURCES, file)), (each) => [
    each.slice(SOURCES.length + 1),
    subjectsIn(each).filter((name) => !known.includes(name)),
  ]).filter(([, names]) => names?.length)
  expect(wanting).toEqual([])
})
