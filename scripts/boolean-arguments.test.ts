import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

// `send(id, file, false)` cannot be read without its declaration; `send({ id, file, isAhead: false })` can.

const IMPORTED = /^import (?:type )?\{([^}]*)\} from '(?:\.|@collagerie\/)[^']*'/gm

/** Functions whose second argument is a default, not a switch. */
const DEFAULTS = new Set(['optionalAttribute'])

/** The names of functions and classes a file takes from other files of ours. */
function importedIn(text: string): readonly string[] {
  const lists = Array.from(text.matchAll(IMPORTED), ([, list = '']) => list.split(','))
  return lists.flat().flatMap((each) => each.trim().match(/^\w+$/) ?? [])
}

/** Calls of imported functions that pass `true` or `false` beside something else. */
function unreadable(text: string): readonly string[] {
  return importedIn(text)
    .filter((name) => !DEFAULTS.has(name))
    .flatMap((name) =>
      Array.from(
        text.matchAll(
          new RegExp(String.raw`(?<![\w.])${name}\([^(){}]*(?:\([^()]*\)[^(){}]*)*, (?:true|false)[,)]`, 'g'),
        ),
        ([call]) => call,
      ),
    )
}

const ours = ['packages', 'content/src'].flatMap((folder) => sources(join(ROOT, folder)))

it('nobody passes a bare boolean beside another argument to a function of another file', () => {
  const found = ours
    .filter((file) => !isTest(file))
    .flatMap((file) => unreadable(readFileSync(file, 'utf8')).map((call) => `${relative(ROOT, file)}: ${call}`))
  expect(found).toEqual([])
})

it.each([
  ["import { send } from './send.ts'\nsend(id, false)", 1],
  ["import { send } from './send.ts'\nsend(of(id), true, signal)", 1],
  ["import { send } from './send.ts'\nsend({ id, isAhead: false }, signal)", 0],
  ["import { open } from './open.ts'\nopen(true)", 0],
  ['send(id, false)', 0],
])('finds what cannot be read in %j', (text, count) => {
  expect(unreadable(text)).toHaveLength(count)
})
