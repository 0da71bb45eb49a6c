import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sources } from './boundaries/sources.ts'

/** An optional call does not evaluate its arguments if there is nothing to call. */
const WORK_IN_OPTIONAL_CALL = /\?\.\(\s*await\b/

describe('a call that is left out where nobody listens', () => {
  it.each(['await note()', '\n  await note(),\n'])('is recognised by its arguments: %j', (work) => {
    expect(`tell?.(${work})`).toMatch(WORK_IN_OPTIONAL_CALL)
  })

  it('does no work in its arguments that is left out with it', () => {
    const files = ['packages', 'content/src', 'scripts', 'bench'].flatMap((folder) => sources(join(ROOT, folder)))
    const wrong = files.filter((file) => WORK_IN_OPTIONAL_CALL.test(readFileSync(file, 'utf8')))
    expect(wrong.map((file) => relative(ROOT, file))).toEqual([])
  })
})
