import {
  controlValues,
  type Design,
  type DesignControl,
  type DesignInput,
  photoCount,
  settle,
} from '../designs/index.ts'
import type { DesignValues } from '../template/index.ts'
import { TEXT_CONTROL, TEXT_MODE } from '../text/index.ts'
import { type Choice, designOf, inputOf } from './choice.ts'

/** A choice's photo count, and the least and most its design allows on this format. */
export interface PhotoCounts {
  readonly count: number
  readonly least: number
  readonly most: number
}

/** The controls that change the photo count. Spacing and margins hardly do, and digits are the customer's own. */
const COUNTED_CONTROLS = new Set(['numberVert', 'numberHor', 'layout', 'inline', 'fontset', TEXT_CONTROL])
/** With more settings than this, only the ends of the steppers are tried, since counts grow along them. */
const MOST_TRIED = 160

export function photoCountsOf(choice: Choice): PhotoCounts | undefined {
  const design = designOf(choice)
  if (!design) {
    const { photos } = choice.size
    return photos === undefined ? undefined : { count: photos, least: photos, most: photos }
  }
  const input = inputOf(choice)
  const count = photoCount(design, input)
  const { least, most } = rangeOf(design, input)
  return { count, least: Math.min(least, count), most: Math.max(most, count) }
}

interface Range {
  readonly least: number
  readonly most: number
}

/**
 * Keeps the last range, which stays the same while a customer steps through a design. The key contains everything the
 * range depends on except the shop's fixed settings; another key in between only costs a recomputation.
 */
function keepingLast(find: (design: Design, input: DesignInput) => Range): typeof find {
  let last: { readonly key: string; readonly range: Range } | undefined
  return (design, input) => {
    const kept = Object.entries(input.values).filter(([name]) => !COUNTED_CONTROLS.has(name))
    const key = JSON.stringify([design.type, input.format, input.material, kept])
    if (last?.key !== key) last = { key, range: find(design, input) }
    return last.range
  }
}

const rangeOf = keepingLast(rangeByTrying)

function rangeByTrying(design: Design, input: DesignInput): Range {
  const controls = design.controls(input).filter(isCounting)
  const all = controls.map((control) => controlValues(control))
  const isMany = all.reduce((product, values) => product * values.length, 1) > MOST_TRIED
  const asked = controls.map((control, index): readonly [string, readonly number[]] => [
    control.key,
    isMany && control.type === 'number' ? [control.minValue, control.maxValue] : (all[index] ?? []),
  ])
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (const values of combined(asked)) {
    const wish = { ...input, values: { ...input.values, ...values } }
    const count = photoCount(design, { ...wish, values: settle(design, wish) })
    least = Math.min(least, count)
    most = Math.max(most, count)
  }
  return { least, most }
}

/** Text takes room from a grid but keeps its cells; only shapes are cut anew for the remaining room. */
function isCounting({ key, minValue }: DesignControl): boolean {
  return COUNTED_CONTROLS.has(key) && !(key === TEXT_CONTROL && minValue === TEXT_MODE.none)
}

function combined(asked: readonly (readonly [string, readonly number[]])[]): DesignValues[] {
  return asked.reduce<DesignValues[]>(
    (before, [key, values]) => before.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    [{}],
  )
}
