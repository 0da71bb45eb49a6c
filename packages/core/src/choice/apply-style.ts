import { type Choice, controlsOf, withinBounds } from './choice.ts'

const STYLE_ERNST = 'ernst'

/** Applies the style of an address once: `ernst` steps the second control up; others change nothing. */
export function applyStyle(choice: Choice, style: string): Choice {
  const second = controlsOf(choice)[1]
  if (style !== STYLE_ERNST || !second) return choice
  return withinBounds({ ...choice, values: { ...choice.values, [second.key]: second.currentValue + second.step } })
}
