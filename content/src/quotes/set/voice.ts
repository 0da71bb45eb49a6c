import { faceOf } from '@collagerie/painter'

/** How words are said: face, size against the words around them, colour. */
export interface Voice {
  readonly family: string
  readonly scale: number
  readonly colour: string
  /** Extra space between letters, in ems. */
  readonly tracking: number
  readonly caps: boolean
  /** Extra space round the word, in ems, for what is drawn behind it. */
  readonly air: number
}

export interface Voices {
  readonly plain: Voice
  readonly strong: Voice
}

export function voice(font: string, weight: number, colour: string, more: Partial<Voice> = {}): Voice {
  return { family: faceOf(font, String(weight)).family, scale: 1, colour, tracking: 0, caps: false, air: 0, ...more }
}
