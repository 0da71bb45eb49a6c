import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BOTH_ENGINES, POSTGRES_ALONE } from './find-postgres.mjs'

it('names only tests that exist, so that none is left out after it was moved', () => {
  const root = join(import.meta.dirname, '..')
  expect([...BOTH_ENGINES, ...POSTGRES_ALONE].filter((file) => !existsSync(join(root, file)))).toEqual([])
})
