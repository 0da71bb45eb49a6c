import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sources } from './boundaries/sources.ts'

/** `tell?.(await note())` skips `note` if `tell` is undefined. */
const WORK_IN_OPTIONAL_CALL = /\?\.\(\s*await\b/

describe('a call that is left out where nobody listens', () => {
  it('does no work in its arguments that is left out with it', () => {
    const files = ['packages', 'content/src', 'scripts', 'bench'].flatMap((folder) => sources(join(ROOT, folder)))
    const wrong = files.filter((file) => WORK_IN_OPTIONAL_CALL.test(readFileSync(file, 'utf8')))
    expect(wrong.map((file) => relative(ROOT, file))).toEqual(['scripts/optional-calls.test.ts'])
  })
})
