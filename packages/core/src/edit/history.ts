import type { Collage } from '../collage/index.ts'
import { apply, type Command } from './command.ts'

/** Documents share all they have in common, so remembering whole ones is cheap. */
export interface History {
  readonly past: readonly Collage[]
  readonly present: Collage
  readonly future: readonly Collage[]
}

export const MOST_STEPS = 500

export function startHistory(present: Collage): History {
  return { past: [], present, future: [] }
}

export function perform(history: History, command: Command): History {
  const present = apply(history.present, command)
  if (present === history.present) return history
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present, future: [] }
}

export function undo(history: History): History {
  const present = history.past.at(-1)
  if (!present) return history
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] }
}

export function redo(history: History): History {
  const [present, ...future] = history.future
  if (!present) return history
  return { past: [...history.past, history.present], present, future }
}
