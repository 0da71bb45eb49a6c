/** What a piece is made for, in the order the chooser lists it. */
export const OCCASIONS = [
  'christmas',
  'wedding',
  'anniversary',
  'birth',
  'birthday',
  'family',
  'parents',
  'pets',
  'travel',
  'home',
  'graduation',
  'team',
  'year',
  'memory',
] as const

export type Occasion = (typeof OCCASIONS)[number]

const PREFIX = 'occasion:'

/** The tag of the theme list, which is also the chooser's filter. */
export function occasionTag(occasion: Occasion): string {
  return PREFIX + occasion
}

export function occasionsIn(tags: readonly string[]): readonly Occasion[] {
  return OCCASIONS.filter((occasion) => tags.includes(occasionTag(occasion)))
}
