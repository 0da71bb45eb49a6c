import { LANGUAGES } from '@collagerie/core/catalogue'
import { MATERIALS } from '@collagerie/core/format'
import { expect, it } from 'vitest'
import { materialName } from '../packages/server/src/orders/material-name.ts'
import { loadTexts } from '../packages/web/src/language/load-texts.ts'

/** The pages' own keep a number together with its unit. */
const withPlainBlanks = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/**
 * The server imports nothing of the pages, and pages load one language at a time: each has the names where it needs
 * them.
 */
it.each(LANGUAGES)('mails in %s call every material what the pages call it', async (language) => {
  const { materials } = await loadTexts(language, ['template'])
  const sold = MATERIALS.filter((code) => code !== '')
  expect(sold.length).toBeGreaterThan(5)
  for (const code of sold)
    expect([code, materialName(language, code)]).toEqual([code, withPlainBlanks(materials?.[code].name ?? '')])
})
