import { photoSlots } from '../collage/index.ts'
import { photoCount } from '../designs/index.ts'
import type { Template } from '../template/index.ts'
import { type Choice, designOf, generatedTemplateOf, inputOf } from './choice.ts'
import { layoutVariations } from './layout-variations.ts'
import { offSheet, type Resizing } from './off-sheet.ts'
import { hasSlimSlots } from './slim-slots.ts'

/**
 * The same template for `count` photos, with at most two controls changed: of all layouts with that count, the one
 * whose slots are shaped most like the present ones. Undefined if there is none. For tiles, whose number determines the
 * format, another count needs `mayResize`.
 */
export function choiceForCount(
  choice: Choice,
  count: number,
  resizing: Resizing = { mayResize: false },
): Choice | undefined {
  const [design, now] = [designOf(choice), generatedTemplateOf(choice)]
  if (!design || !now) return undefined
  const wanted = shapeOf(now)
  let best: { readonly choice: Choice; readonly cost: number } | undefined
  for (const candidate of layoutVariations(choice, count)) {
    const off = offSheet(candidate, choice, resizing)
    if (off === undefined) continue
    // Most candidates have another count, and counting is quicker than laying out.
    if (photoCount(design, inputOf(candidate)) !== count) continue
    const template = generatedTemplateOf(candidate)
    if (!template || hasSlimSlots(template)) continue
    const cost = off + Math.abs(Math.log(shapeOf(template) / wanted))
    if (!best || cost < best.cost) best = { choice: candidate, cost }
  }
  return best?.choice
}

/** The mean width-to-height ratio of all slots. */
function shapeOf(template: Template): number {
  const slots = photoSlots(template)
  const sum = slots.reduce((total, { box }) => total + Math.log(box.width / box.height), 0)
  return Math.exp(sum / Math.max(1, slots.length))
}
