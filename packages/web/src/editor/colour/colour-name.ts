import { PALETTE, PALETTE_COLUMNS } from '@collagerie/core/colour'

const HUES = [
  'grey',
  'red',
  'orange',
  'amber',
  'yellow',
  'green',
  'emerald',
  'turquoise',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'magenta',
  'pink',
] as const

interface ColourName {
  readonly hue: (typeof HUES)[number]
  /** From 1, the lightest. */
  readonly shade: number
}

/** The name of a palette colour: its column is a hue, its row a shade. Other colours have only a code. */
export function colourName(colour: string): ColourName | undefined {
  const index = PALETTE.findIndex((each) => each === colour)
  const hue = HUES[index % PALETTE_COLUMNS]
  return index < 0 || hue === undefined ? undefined : { hue, shade: Math.floor(index / PALETTE_COLUMNS) + 1 }
}
