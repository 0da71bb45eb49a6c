import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { TITLE_DEFAULTS, TITLE_SLOT } from '@collagerie/core/text'
import { expect, it } from 'vitest'
import { isRestLeftOut, rememberAskedTexts } from './asked-texts.ts'

const input = { format: { width: 50, height: 40 }, material: '', values: { hasText: 3 } } as const
const sheet = newCollagePage(
  { templateId: 'a', childTemplateId: '50x40', material: '' },
  generateTemplate(designFor('alleven'), input),
)
const titled = apply(sheet, { kind: 'set text', slot: TITLE_SLOT, text: { ...TITLE_DEFAULTS, text: 'Lisboa' } })

it('asks once for all texts: one that is written answers for the others', () => {
  expect(isRestLeftOut('a', [titled])).toBe(false)
  rememberAskedTexts('a', [sheet])
  expect(isRestLeftOut('a', [sheet])).toBe(false)
  expect(isRestLeftOut('a', [titled])).toBe(true)
})

it('asks again for a text that came since, and for another collage', () => {
  rememberAskedTexts('a', [sheet])
  expect(isRestLeftOut('a', [titled, sheet])).toBe(false)
  expect(isRestLeftOut('b', [titled])).toBe(false)
})
