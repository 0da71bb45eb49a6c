import { TEXT_MEANINGS } from '@collagerie/core/template'
import { expect, it } from 'vitest'
import { SAMPLE_TEXT_OF } from '../content/src/templates/sample-texts.ts'
import { words } from '../packages/web/src/language/messages/fr/words.ts'

// The editor shows a hyphen between years as a dash.
it.each(TEXT_MEANINGS)('pictures of the catalogue and the editor give the same example of "%s"', (meaning) => {
  expect(SAMPLE_TEXT_OF[meaning].replaceAll('–', '-')).toBe(words.texthint[meaning])
})
