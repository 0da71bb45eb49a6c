import { spoken, widthOf } from './measure.ts'
import type { Voice, Voices } from './voice.ts'
import type { Word } from './words.ts'

/** Words of one voice; lengths in ems of the block's size. */
export interface VoiceRun {
  readonly text: string
  readonly voice: Voice
  readonly strong: boolean
  readonly x: number
  readonly width: number
}

export interface Line {
  readonly words: readonly Word[]
  readonly runs: readonly VoiceRun[]
  /** What the eye measures: marks at both ends hang outside. */
  readonly width: number
  /** How far an opening mark stands out to the left. */
  readonly hang: number
  /** Scale of its largest words. */
  readonly scale: number
}

const OPENING = /^[«“„‘’¿¡]+\u00a0?/
const CLOSING = /\u00a0?[.,;:!?…»”’]+$/
/** Full stops vanish at the edge of a line; marks with more body stay half inside. */
const HEAVY = /[!?»”…¿¡\u00a0]/
const HEAVY_SHARE = 0.4

export function setLine(words: readonly Word[], { plain, strong }: Voices): Line {
  const runs: VoiceRun[] = []
  let x = 0
  for (const word of words) {
    const voice = word.strong ? strong : plain
    const before = runs.at(-1)
    // Tracking opens the word space on both its sides, as it does between letters.
    if (before) x += widthOf(' ', plain) + 2 * plain.tracking + Math.max(voice.air, before.voice.air)
    const width = widthOf(word.text, voice)
    runs.push({ text: spoken(word.text, voice), voice, strong: word.strong, x, width })
    x += width
  }
  const hang = hungBefore(runs[0])
  const scale = Math.max(...runs.map((run) => run.voice.scale))
  return { words, runs, width: x - hang - hungAfter(runs.at(-1)), hang, scale }
}

function hungBefore(run: VoiceRun | undefined): number {
  const marks = run && OPENING.exec(run.text)?.[0]
  return marks ? hung(marks, run.voice) : 0
}

function hungAfter(run: VoiceRun | undefined): number {
  const marks = run && closingMarks(run.text)
  return marks ? hung(marks, run.voice) : 0
}

function hung(marks: string, voice: Voice): number {
  return widthOf(marks, voice) * (HEAVY.test(marks) ? HEAVY_SHARE : 1)
}

/** Marks after a word, which neither hang inside the measure nor take part in its emphasis. */
export function closingMarks(text: string): string {
  return CLOSING.exec(text)?.[0] ?? ''
}
