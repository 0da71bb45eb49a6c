import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources, styleSheets } from '../boundaries/sources.ts'

const FOLDER = join(ROOT, 'packages/web/src')

const sheets = styleSheets(FOLDER).filter((file) => file.endsWith('.module.css'))

/** The classes that a sheet has rules for, and those it composes, as `sheet class`. */
function readSheet(sheet: string) {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  const rules = selectors.flatMap((each) =>
    [...each.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${sheet} ${name}`),
  )
  const composed = [...text.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+"([^"]+)")?\s*;/g)].flatMap(
    ([, names = '', from]) =>
      names.split(/\s+/).map((name) => `${from === undefined ? sheet : resolve(dirname(sheet), from)} ${name}`),
  )
  return { rules, composed }
}

/** The classes that a script names, as `sheet class`, and the sheets of which it picks one while it runs. */
function readScript(file: string) {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)]
  const named: string[] = []
  const picked: string[] = []
  for (const [, local = '', path = ''] of imports) {
    const sheet = resolve(dirname(file), path)
    const uses = [...text.matchAll(new RegExp(`(?<![\\w./'-])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g'))]
    for (const [, dotted, quoted, isPicked] of uses) {
      if (isPicked) picked.push(sheet)
      else named.push(`${sheet} ${dotted ?? quoted}`)
    }
  }
  return { named, picked }
}

const read = sheets.map(readSheet)
const scripts = sources(FOLDER)
  .filter((file) => !isTest(file))
  .map(readScript)
const rules = new Set(read.flatMap((sheet) => sheet.rules))
const composed = new Set(read.flatMap((sheet) => sheet.composed))
const named = new Set(scripts.flatMap((script) => script.named))
const picked = new Set(scripts.flatMap((script) => script.picked))
const inProject = (names: readonly string[]) => names.map((name) => relative(FOLDER, name))

describe('the classes of the style sheets', () => {
  it('have a rule wherever a component or another rule names them', () => {
    expect(named.size).toBeGreaterThan(100)
    expect(inProject([...named, ...composed].filter((name) => !rules.has(name)))).toEqual([])
  })

  it('are all named', () => {
    const isUsed = (name: string) => named.has(name) || composed.has(name) || picked.has(name.split(' ')[0] ?? '')
    expect(inProject([...rules].filter((name) => !isUsed(name)))).toEqual([])
  })
})
