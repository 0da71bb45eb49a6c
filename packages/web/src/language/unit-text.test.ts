import { expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { unitText } from './unit-text.ts'

it.each(LANGUAGES)('%s: a number and its unit stay together, with a space that can be seen', (language) => {
  expect(unitText(5, language, 'megabyte', 0)).toMatch(/^5\u00a0M[oB]$/)
  expect(unitText(1.25, language, 'gigabyte', 1)).toMatch(/^1[.,]3\u00a0G[oB]$/)
})
