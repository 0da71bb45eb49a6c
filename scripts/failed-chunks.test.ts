import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** An unhandled rejection leads to the error page, and a chunk fails whenever the connection drops. */
const UNHANDLED = /\bvoid import\(/
/** A function that nobody waits for, by how it is called. */
const NOT_AWAITED = /\bvoid (\w+)\(/g
const FETCHES = /\b(import|withTexts|loadTextsOf)\(/
const CATCHES = /\btry \{|\.catch\(|\.then\(/

/** The functions of a file that fetch code, catch no failure of it, and are called by `void` alone. */
function leftToNobody(text: string): readonly string[] {
  const called = new Set([...text.matchAll(NOT_AWAITED)].map(([, name = '']) => name))
  return [...called].filter((name) => {
    const begin = new RegExp(`^( *)(?:export )?(?:async function ${name}\\(|const ${name} = async)`, 'm').exec(text)
    const [whole, indent = ''] = begin ?? ['']
    if (!begin) return false
    const body = text.slice(begin.index, text.indexOf(`\n${indent}}`, begin.index + whole.length))
    return FETCHES.test(body) && !CATCHES.test(body)
  })
}

/**
 * A part that React itself fetches fails once for all, and takes its whole screen with it: ours ask again
 * (ui/late-part, ui/fetched-part).
 */
const GIVEN_UP = /\blazy\(/

it('no chunk is fetched with `void import`, which leaves its failure to nobody', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const unhandled = files.filter((file) => UNHANDLED.test(readFileSync(file, 'utf8')))
  expect(unhandled.map((file) => relative(ROOT, file))).toEqual([])
})

it('no function that fetches a chunk is left to itself with its failure', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const unhandled = files.flatMap((file) =>
    leftToNobody(readFileSync(file, 'utf8')).map((name) => `${relative(ROOT, file)}: ${name}`),
  )
  expect(unhandled).toEqual([])
})

it('every part of a screen that does not come is asked for again', () => {
  const files = sources(join(ROOT, 'packages/web/src')).filter((file) => !isTest(file))
  const givenUp = files.filter((file) => GIVEN_UP.test(readFileSync(file, 'utf8')))
  expect(givenUp.map((file) => relative(ROOT, file))).toEqual([])
})
