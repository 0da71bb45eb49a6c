import { tagKind } from './tag-kind.ts'

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

export const { tagOf: occasionTag, valuesIn: occasionsIn } = tagKind('occasion', OCCASIONS)
