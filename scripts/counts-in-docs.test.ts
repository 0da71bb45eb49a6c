import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PALETTE } from '@collagerie/core/colour'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { expect, it } from 'vitest'
import { STATIC_TEMPLATES } from '../content/src/templates/index.ts'
import { ROOT } from './boundaries/sources.ts'

// Numbers that pages state are those of what there is.

const SMALL = `no one two three four five six seven eight nine ten
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

function inWords(count: number): string {
  const [small, tens] = [SMALL.split(/\s+/), TENS.split(' ')]
  if (count < small.length) return small[count] ?? ''
  return [tens[Math.floor(count / 10) - 2], ...(count % 10 === 0 ? [] : [small[count % 10]])].join('-')
}

it.each([
  { page: 'README.md', says: `${inWords(DESIGN_TYPES.length)} generated designs` },
  { page: 'README.md', says: `${inWords(STATIC_TEMPLATES.length)} drawn templates` },
  { page: 'CHANGELOG.md', says: `${inWords(DESIGN_TYPES.length)} generated designs` },
  { page: 'CHANGELOG.md', says: `${inWords(STATIC_TEMPLATES.length)} drawn templates` },
  { page: 'docs/printing.md', says: `of the ${STATIC_TEMPLATES.length} drawn templates` },
  { page: 'ARCHITECTURE.md', says: `the ${PALETTE.length} colours` },
])('$page: $says', ({ page, says }) => {
  expect(readFileSync(join(ROOT, page), 'utf8').toLowerCase()).toContain(says)
})
