/** What a template asks for in a text slot. The page says it in the customer's language, with an example. */
export const TEXT_MEANINGS = [
  'names',
  'child',
  'family',
  'person',
  'firstName',
  'pet',
  'mother',
  'father',
  'place',
  'team',
  'age',
  'year',
  'date',
  'placeAndDate',
  'tripDates',
  'years',
  'lifetime',
  'birthFacts',
  'address',
  'season',
  'christmas',
  'summer',
] as const

export type TextMeaning = (typeof TEXT_MEANINGS)[number]
