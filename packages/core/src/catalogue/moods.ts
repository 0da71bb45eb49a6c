import { tagKind } from './tag-kind.ts'

/** How a piece feels, in the order the chooser lists it. */
export const MOODS = ['quiet', 'colourful', 'playful', 'classic', 'romantic'] as const

export type Mood = (typeof MOODS)[number]

export const { tagOf: moodTag, valuesIn: moodsIn } = tagKind('mood', MOODS)
