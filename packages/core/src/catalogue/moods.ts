/** How a piece feels, in the order the chooser lists it. */
export const MOODS = ['quiet', 'colourful', 'playful', 'classic', 'romantic'] as const

export type Mood = (typeof MOODS)[number]

const PREFIX = 'mood:'

/** The tag of the theme list, which is also the chooser's filter. */
export function moodTag(mood: Mood): string {
  return PREFIX + mood
}

export function moodsIn(tags: readonly string[]): readonly Mood[] {
  return MOODS.filter((mood) => tags.includes(moodTag(mood)))
}
