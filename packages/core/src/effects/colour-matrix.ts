import type { ImageEffect } from './image-effect.ts'

/**
 * Four rows of five: red, green, blue and alpha, each computed from red, green, blue, alpha and a constant. Channels
 * and constants run from 0 to 255.
 */
export type ColourMatrix = readonly number[]

type Row = readonly [red: number, green: number, blue: number, constant: number]

export function matrix(red: Row, green: Row, blue: Row): ColourMatrix {
  const row = ([r, g, b, constant]: Row) => [r, g, b, 0, constant]
  return [...row(red), ...row(green), ...row(blue), 0, 0, 0, 1, 0]
}

const GREY_WEIGHTS = [0.3, 0.59, 0.11] as const

/** A tone over the photo's greys: each channel is the grey, scaled and lifted. */
function toned(scale: readonly [number, number, number], lift: readonly [number, number, number]): ColourMatrix {
  const [r, g, b] = GREY_WEIGHTS
  const row = (channel: 0 | 1 | 2): Row => [r * scale[channel], g * scale[channel], b * scale[channel], lift[channel]]
  return matrix(row(0), row(1), row(2))
}

/** A colour photo with part of its colour replaced by grey. */
function muted(colour: number): readonly [Row, Row, Row] {
  const [r, g, b] = GREY_WEIGHTS.map((weight) => weight * (1 - colour)) as [number, number, number]
  return [
    [r + colour, g, b, 0],
    [r, g + colour, b, 0],
    [r, g, b + colour, 0],
  ]
}

const scaled = ([r, g, b, constant]: Row, by: number, lift: number): Row => [
  r * by,
  g * by,
  b * by,
  constant * by + lift,
]

/** How many of the 255 steps between black and white the sun has faded, more at the dark end. */
const FADED_STRENGTH = 120
const FADED_LIFT = 0.84

function faded(): ColourMatrix {
  const contrast = (255 - FADED_STRENGTH) / 255
  const [red, green, blue] = muted(0.85)
  const lift = FADED_STRENGTH * FADED_LIFT
  return matrix(scaled(red, contrast, lift + 4), scaled(green, contrast, lift), scaled(blue, contrast, lift - 3))
}

const VINTAGE_CONTRAST_STEP = 0.1

/** An old print: colours slightly faded and warm, less blue in the lights and more in the shadows, then contrast. */
function vintage(): ColourMatrix {
  const contrast = 1 + VINTAGE_CONTRAST_STEP
  const middle = 127.5 * (1 - contrast)
  const [red, green, blue] = muted(0.7)
  return matrix(
    scaled(red, 1.0 * contrast, middle + 14),
    scaled(green, 0.94 * contrast, middle + 10),
    scaled(blue, 0.7 * contrast, middle + 34),
  )
}

export const COLOUR_MATRICES: Readonly<Record<ImageEffect, ColourMatrix>> = {
  none: matrix([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]),
  sepia: toned([0.98, 0.93, 0.8], [10, 5, 0]),
  sepiabrown: toned([0.95, 0.81, 0.63], [6, 0, -6]),
  grey: toned([1, 1, 1], [0, 0, 0]),
  faded: faded(),
  vintage: vintage(),
}
