import { clamp } from '../geometry/index.ts'
import type { Colour } from './colour.ts'
import { PALETTE, PALETTE_COLUMNS } from './palette.ts'
import { type Tone, toneOfColour } from './tone.ts'

/** For each hue a tint for a light ground, a soft colour and a deep one. */
const SHADES = [0, 1, 6] as const
const MOST_HUES = 3
/** The row whose colours show their hue best. */
const FULL = 4
/** Below this strength a photo counts as grey. */
const LEAST_STRENGTH = 3
const STRONGEST = 20

/** The palette colours that suit photos: of their most frequent hues, in that order. */
export function suitingColours(tones: readonly Tone[]): readonly Colour[] {
  const votes = Array.from({ length: PALETTE_COLUMNS }, () => 0)
  for (const tone of tones) {
    const strength = Math.hypot(tone[1], tone[2])
    const column = strength < LEAST_STRENGTH ? 0 : nearestHue(tone)
    votes[column] = (votes[column] ?? 0) + clamp(strength, LEAST_STRENGTH, STRONGEST)
  }
  const hues = votes
    .map((count, column) => ({ count, column }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.column - b.column)
    .slice(0, MOST_HUES)
  return hues.flatMap(({ column }) => SHADES.map((row) => PALETTE[row * PALETTE_COLUMNS + column] as Colour))
}

/** The first column is grey and has no hue. */
const HUES = Array.from({ length: PALETTE_COLUMNS - 1 }, (_, index) => {
  const [, red, yellow] = toneOfColour(PALETTE[FULL * PALETTE_COLUMNS + index + 1] as Colour)
  return Math.atan2(yellow, red)
})

function nearestHue([, red, yellow]: Tone): number {
  const own = Math.atan2(yellow, red)
  const away = HUES.map((hue) => Math.abs(Math.atan2(Math.sin(own - hue), Math.cos(own - hue))))
  return 1 + away.indexOf(Math.min(...away))
}
