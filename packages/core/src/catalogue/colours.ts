/** Colours people look for, by the names everyone has for them. */
export const COLOURS = [
  'white',
  'black',
  'grey',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const

export type Colour = (typeof COLOURS)[number]

const PREFIX = 'colour:'

/** The tag of the theme list. */
export function colourTag(colour: Colour): string {
  return PREFIX + colour
}

export function coloursIn(tags: readonly string[]): readonly Colour[] {
  return COLOURS.filter((colour) => tags.includes(colourTag(colour)))
}
