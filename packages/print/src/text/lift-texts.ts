import { inset, intersection, type Rect, turnedBounds } from '@collagerie/core/geometry'
import type { PaintStep, TextStep } from '@collagerie/painter'
import { aroundPoints, inkBoxes } from './step-ink.ts'
import { type TextOutline, textOutlines } from './text-outlines.ts'

/** A sheet taken apart: a picture, and letters that lie over it as shapes. */
export interface LiftedSheet {
  readonly under: readonly PaintStep[]
  readonly letters: readonly TextOutline[]
  /** Where the letters are, in centimetres. */
  readonly places: readonly Rect[]
}

interface Lifted {
  readonly index: number
  readonly outlines: readonly TextOutline[]
  readonly place: Rect
}

/** Takes those texts off the picture that nothing else is painted over. Cut or folded texts stay in it. */
export function liftTexts(steps: readonly PaintStep[]): LiftedSheet {
  const depths = depthsOf(steps)
  const lifted: Lifted[] = []
  const above: Rect[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as PaintStep
    const outlined = step.kind === 'text' && depths[index] === 0 ? outlinesOf(step) : undefined
    if (outlined && step.kind === 'text' && !above.some((ink) => intersection(ink, outlined.place))) {
      lifted.push({ index, ...outlined })
      if (step.ground) above.push(...inkBoxes(step))
    } else if (depths[index] === 0 || step.kind === 'wrap' || !isInFold(steps, depths, index))
      above.push(...inkBoxes(step))
  }
  const byIndex = new Map(lifted.map((each) => [each.index, each]))
  return {
    under: steps.flatMap((step, index) => (byIndex.has(index) ? groundOf(step as TextStep) : [step])),
    letters: lifted.toReversed().flatMap(({ outlines }) => outlines),
    places: lifted.map(({ place }) => place),
  }
}

/** How many regions are open at each step; the step that opens one lies outside it. */
function depthsOf(steps: readonly PaintStep[]): readonly number[] {
  let depth = 0
  return steps.map(({ kind }) => {
    if (kind === 'release') depth--
    const own = depth
    if (kind === 'wrap' || kind === 'clip') depth++
    return own
  })
}

/** Repeated content is clipped to its fold, so the box of the fold is used for all of it. */
function isInFold(steps: readonly PaintStep[], depths: readonly number[], index: number): boolean {
  let depth = depths[index] ?? 0
  for (let before = index - 1; before >= 0 && depth > 0; before--) {
    if ((depths[before] ?? 0) >= depth) continue
    if (steps[before]?.kind === 'wrap') return true
    depth = depths[before] ?? 0
  }
  return false
}

function outlinesOf(step: TextStep): Pick<Lifted, 'outlines' | 'place'> | undefined {
  const outlines = textOutlines(step, inset(turnedBounds(step.box, step.box.rotation), -2 * step.fontSize))
  const points = outlines.flatMap(({ segments }) =>
    segments.flatMap((segment) => (segment.kind === 'Z' ? [] : [{ x: segment.x, y: segment.y }])),
  )
  return points.length === 0 ? undefined : { outlines, place: aroundPoints(points) }
}

/** The field behind a text is half seen through and stays in the picture. */
function groundOf(step: TextStep): PaintStep[] {
  return step.ground ? [{ ...step, lines: [] }] : []
}
