import { type Collage, type CollagePage, perPage } from '../collage/index.ts'
import { apply } from './apply.ts'
import type { Command } from './command.ts'
import { sameData } from './same-data.ts'

/** Documents share what they have in common, so keeping whole ones is cheap. */
export interface History {
  readonly past: readonly Collage[]
  readonly present: Collage
  readonly future: readonly Collage[]
  /** Identifies the last step while it can still grow. */
  readonly step?: string
}

export const MOST_STEPS = 500

export function startHistory(present: Collage): History {
  return { past: [], present, future: [] }
}

/**
 * Runs a command on a page. Consecutive commands with the same step key are one step: a drag, a burst of typing, a
 * slider. A new gesture needs a new key.
 */
export function perform(history: History, command: Command, step?: string, page = 0): History {
  if (command.kind === 'drop photo') return dropPhoto(history, command.id)
  const present = applyTo(history.present, page, command)
  if (present === history.present) return history
  if (step === undefined) return { past: remembered(history), present, future: [] }
  if (step !== history.step) return { past: remembered(history), present, future: [], step }
  const before = history.past.at(-1)
  // A gesture that ends where it began leaves no step.
  if (before && arePagesSame(before, present)) return { past: history.past.slice(0, -1), present: before, future: [] }
  return { past: history.past, present, future: [], step }
}

function remembered({ past, present }: History): readonly Collage[] {
  return [...past, present].slice(-MOST_STEPS)
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

/**
 * Removes a photo that can no longer be loaded from every document, or undoing would bring it back. Steps that only
 * handled it are removed as well.
 */
function dropPhoto(history: History, id: string): History {
  const without = perPage((page) => apply(page, { kind: 'drop photo', id }))
  const drop = (pages: Collage) => everyPage(pages, without)
  const present = drop(history.present)
  const past = withoutRepeats(history.past.map(drop), present, 'before')
  const future = withoutRepeats(history.future.map(drop), present, 'after')
  const unchanged = present === history.present && isSameList(past, history.past) && isSameList(future, history.future)
  return unchanged ? history : { past, present, future }
}

function applyTo(pages: Collage, at: number, command: Command): Collage {
  const page = pages[at]
  if (!page) return pages
  const next = apply(page, command)
  return next === page ? pages : pages.with(at, next)
}

function everyPage(pages: Collage, change: (page: CollagePage) => CollagePage): Collage {
  const changed = pages.map(change)
  return isSameList(changed, pages) ? pages : changed
}

/** Leaves out documents equal to their neighbour towards the present. */
function withoutRepeats(documents: readonly Collage[], present: Collage, side: 'before' | 'after'): readonly Collage[] {
  const towardsPresent = side === 'before' ? 1 : -1
  return documents.filter((pages, index) => !arePagesSame(pages, documents[index + towardsPresent] ?? present))
}

/** Page by page: unchanged pages are the same objects. */
function arePagesSame(a: Collage, b: Collage): boolean {
  return a.length === b.length && a.every((page, index) => sameData(page, b[index]))
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
