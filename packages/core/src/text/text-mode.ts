/** The control of a design that makes room for title and subtitle. */
export const TEXT_CONTROL = 'hasText'

/** The text settings presets: where title and subtitle stand. */
export const TEXT_MODE = {
  none: 0,
  bottomSmall: 1,
  bottom: 2,
  bottomSub: 3,
  topSmall: 4,
  top: 5,
  topSub: 6,
  heartNone: 10,
  heartBottom: 11,
  heartBottomSub: 12,
  numberNone: 20,
  numberBottom: 21,
  numberBottomSub: 22,
  numberBottomLarge: 23,
  numberBottomSubLarge: 24,
} as const

export type TextMode = (typeof TEXT_MODE)[keyof typeof TEXT_MODE]

const MODES = new Set<number>(Object.values(TEXT_MODE))

export function isTextMode(value: number): value is TextMode {
  return MODES.has(value)
}
