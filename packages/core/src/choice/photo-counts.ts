import { type Design, type DesignControl, type DesignInput, photoCount, settle } from '../designs/index.ts'
import type { DesignValues } from '../template/index.ts'
import { TEXT_MODE } from '../text/index.ts'
import { type Choice, designOf, inputOf } from './choice.ts'

/** How many photos a choice asks for, and how few and how many its design can ask for on this format. */
export interface PhotoCounts {
  readonly count: number
  readonly least: number
  readonly most: number
}

/** Controls that change how many photos there are. Spacing and margins hardly do, digits are the customer's own. */
const COUNTING = new Set(['numberVert', 'numberHor', 'layout', 'inline', 'fontset', 'hasText'])
/** Beyond this many settings only the ends of the steppers are tried: counts grow along them. */
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
 * The range stays while a customer steps through a design, so the last one is kept. Its key holds all it follows from, but for
 * what a shop sets once: whoever comes between costs time and changes nothing.
 */
function keepingLast(find: (design: Design, input: DesignInput) => Range): typeof find {
  let last: { readonly key: string; readonly range: Range } | undefined
  return (design, input) => {
    const kept = Object.entries(input.values).filter(([name]) => !COUNTING.has(name))
    const key = JSON.stringify([design.type, input.format, input.material, kept])
    if (last?.key !== key) last = { key, range: find(design, input) }
    return last.range
  }
}

const rangeOf = keepingLast(rangeByTrying)

function rangeByTrying(design: Design, input: DesignInput): Range {
  const controls = design.controls(input).filter(isCounting)
  const all = controls.map((control) => valuesBetween(control))
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

/** Text takes room from a grid and leaves its cells; only shapes are cut anew for what remains. */
function isCounting({ key, minValue }: DesignControl): boolean {
  return COUNTING.has(key) && !(key === 'hasText' && minValue === TEXT_MODE.none)
}

function valuesBetween({ minValue, maxValue, step }: DesignControl): number[] {
  return Array.from({ length: Math.round((maxValue - minValue) / step) + 1 }, (_, index) => minValue + index * step)
}

function combined(asked: readonly (readonly [string, readonly number[]])[]): DesignValues[] {
  return asked.reduce<DesignValues[]>(
    (before, [key, values]) => before.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    [{}],
  )
}
