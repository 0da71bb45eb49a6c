import type { TextMeaning } from '@collagerie/core/template'
import type { StaticTemplate } from './static-template.ts'
import { TEXT_MEANINGS_OF } from './text-meanings.ts'

/**
 * As the editor hints in French (`packages/web/src/language/messages/fr/words.ts`): whoever liked a name or a date in the
 * picture finds the same one waiting on the sheet.
 */
export const FRENCH_HINTS: Readonly<Record<TextMeaning, string>> = {
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
  date: '12 juin 2026',
  placeAndDate: 'Lyon, 12 juin 2026',
  tripDates: '12 - 26 juin 2026',
  years: '1976 - 2026',
  lifetime: '1938 - 2026',
  birthFacts: '12.06.2026, 3420 g, 51 cm',
  address: '12 rue des Lilas',
  season: 'Saison 2025-2026',
  christmas: 'Noël 2026',
  summer: 'Été 2026',
}

/** What a picture of the shop writes in a slot of a drawn template, or of a design where none is named. */
export function sampleTexts(source?: Pick<StaticTemplate, 'id'>): (slot: string) => string {
  const [title, subtitle] = source ? TEXT_MEANINGS_OF[source.id] : (['names', 'date'] as const)
  const written: Readonly<Record<string, string>> = { txt1: FRENCH_HINTS[title], txt2: FRENCH_HINTS[subtitle] }
  return (slot) => written[slot] ?? ''
}
