import { photoCount } from '../designs/index.ts'
import { type Choice, designOf, generatedTemplateOf, inputOf } from './choice.ts'
import { layoutVariations } from './layout-variations.ts'
import { offSheet } from './off-sheet.ts'
import { hasSlimSlots } from './slim-slots.ts'

/** All photo counts a design's page can open with: the present one and every one that `choiceForCount` can lay out. */
export function countsAtStart(choice: Choice): ReadonlySet<number> {
  const design = designOf(choice)
  if (!design) return new Set()
  const found = new Set([photoCount(design, inputOf(choice))])
  for (const candidate of layoutVariations(choice, undefined)) {
    if (offSheet(candidate, choice, { mayResize: true }) === undefined) continue
    const count = photoCount(design, inputOf(candidate))
    if (found.has(count)) continue
    const template = generatedTemplateOf(candidate)
    if (template && !hasSlimSlots(template)) found.add(count)
  }
  return found
}
