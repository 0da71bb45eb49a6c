import type { TextMeaning } from '@collagerie/core/template'
import type { StaticTemplate } from './static-template.ts'

/**
 * The text that a picture of the shop shows for each meaning: the editor's French examples, so that a customer who
 * liked a picture finds the same words waiting on the sheet. One picture serves six languages, so dates are in figures.
 */
export const SAMPLE_TEXT_OF: Readonly<Record<TextMeaning, string>> = {
  names: 'Amélie & Tom',
  child: 'Louise',
  family: 'Martin · Leroy',
  person: 'Camille Martin',
  firstName: 'Camille',
  pet: 'Caramel',
  mother: 'Maman',
  father: 'Papa',
  place: 'Lac de Garde',
  team: 'FC Martin',
  age: '40',
  year: '2026',
  date: '12 · 06 · 2026',
  placeAndDate: '12 · 06 · 2026',
  tripDates: '12 · 06 · 2026',
  years: '1976 – 2026',
  lifetime: '1938 – 2026',
  birthFacts: '12.06.2026 · 3420 g',
  address: '12 rue des Lilas',
  season: '2026',
  christmas: '24 · 12 · 2026',
  summer: '2026',
}

/** The text that a picture of the shop shows in a slot of a drawn template, or of a design if none is named. */
export function sampleTexts(source?: Pick<StaticTemplate, 'asks'>): (slot: string) => string {
  const [title, subtitle] = source?.asks ?? ['names', 'date']
  const written: Readonly<Record<string, string>> = { txt1: SAMPLE_TEXT_OF[title], txt2: SAMPLE_TEXT_OF[subtitle] }
  return (slot) => written[slot] ?? ''
}
