import type { TextMeaning } from '@collagerie/core/template'
import { expect, it } from 'vitest'
import { STATIC_TEMPLATES } from './index.ts'
import { sampleTexts } from './sample-texts.ts'
import { TEXT_MEANINGS_OF } from './text-meanings.ts'

/** As the editor hints in French: `packages/web/src/language/messages/fr/words.ts`. */
const HINTS: Readonly<Partial<Record<TextMeaning, string>>> = {
  names: 'Amélie & Tom',
  child: 'Louise',
  family: 'Famille Martin',
  person: 'Camille Martin',
  pet: 'Caramel',
  mother: 'Maman',
  father: 'Papa',
  place: 'Lac de Garde',
  team: 'FC Martin',
  age: '40',
  year: '2026',
}

it.each(STATIC_TEMPLATES)('the picture of $id is titled as the editor hints', (source) => {
  expect(sampleTexts(source)('txt1')).toBe(HINTS[TEXT_MEANINGS_OF[source.id][0]])
})
