import { tagKind } from './tag-kind.ts'

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

export type ColourName = (typeof COLOURS)[number]

export const { tagOf: colourTag, valuesIn: coloursIn } = tagKind('colour', COLOURS)
