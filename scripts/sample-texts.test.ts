import { expect, it } from 'vitest'
import { FRENCH_HINTS } from '../content/src/templates/sample-texts.ts'
import { words } from '../packages/web/src/language/messages/fr/words.ts'

it('the pictures of the shop say what the editor hints, in every text of a template', () => {
  expect(FRENCH_HINTS).toEqual(words.texthint)
})
