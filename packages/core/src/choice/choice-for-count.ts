import { photoSlots } from '../collage/index.ts'
import type { DesignControl } from '../designs/index.ts'
import type { Template } from '../template/index.ts'
import { type Choice, controlsOf, formatOf, generatedTemplateOf, settled } from './choice.ts'

/** The controls that decide how many photos there are. Titles and sizes stay as they were chosen. */
const COUNTING = ['numberVert', 'numberHor', 'layout', 'division', 'inline'] as const

/** A slot slimmer than this suits no photo. */
const SLIMMEST = 1 / 3

/**
 * The same template for so many photos, with other values of at most two of its controls: of all that give as many, the
 * one whose slots are shaped most like those there are now. Undefined where there is none.
 */
export function choiceForCount(choice: Choice, count: number): Choice | undefined {
  const now = generatedTemplateOf(choice)
  if (!now) return undefined
  const wanted = shapeOf(now)
  let best: { readonly choice: Choice; readonly cost: number } | undefined
  for (const candidate of variations(choice)) {
    if (
      formatOf(candidate).width !== formatOf(choice).width ||
      formatOf(candidate).height !== formatOf(choice).height
    ) {
      continue
    }
    const template = generatedTemplateOf(candidate)
    if (!template || photoSlots(template).length !== count || slimmestOf(template) < SLIMMEST) continue
    const cost = Math.abs(Math.log(shapeOf(template) / wanted))
    if (!best || cost < best.cost) best = { choice: candidate, cost }
  }
  return best?.choice
}

/** One control changed, or two of them together. */
function* variations(choice: Choice): Iterable<Choice> {
  const controls = controlsOf(choice).filter(({ key, hidden }) => !hidden && COUNTING.some((each) => each === key))
  const seen = new Set<string>()
  for (const [index, first] of controls.entries()) {
    for (const second of [undefined, ...controls.slice(index + 1)]) {
      for (const a of valuesOf(first)) {
        for (const b of second ? valuesOf(second) : [0]) {
          const values = { ...choice.values, [first.key]: a, ...(second && { [second.key]: b }) }
          const candidate = settled({ ...choice, values })
          const name = JSON.stringify(candidate.values)
          if (!seen.has(name)) yield candidate
          seen.add(name)
        }
      }
    }
  }
}

function valuesOf({ minValue, maxValue, step }: DesignControl): readonly number[] {
  return Array.from(
    { length: Math.floor((maxValue - minValue) / step + 1e-9) + 1 },
    (_, index) => minValue + index * step,
  )
}

/** Width by height, the mean of all slots. */
function shapeOf(template: Template): number {
  const slots = photoSlots(template)
  const sum = slots.reduce((total, { box }) => total + Math.log(box.width / box.height), 0)
  return Math.exp(sum / Math.max(1, slots.length))
}

function slimmestOf(template: Template): number {
  return Math.min(...photoSlots(template).map(({ box: { width, height } }) => Math.min(width / height, height / width)))
}
