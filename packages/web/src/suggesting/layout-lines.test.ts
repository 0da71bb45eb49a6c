import { startChoice } from '@collagerie/core/choice'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { layoutsForPhotos, rankedLayouts } from '@collagerie/core/quality'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { loadTexts } from '../language/load-texts.ts'
import type { FrenchTexts } from '../language/messages/translation.ts'
import { layoutLines } from './layout-lines.ts'

const texts = await loadTexts('fr', new Set(['rest']))
const t = createTranslator({ locale: 'fr', messages: texts as FrenchTexts })

const photosOf = (count: number): AutofillPhoto[] =>
  Array.from({ length: count }, (_, order) => ({ id: `p${order}`, width: 4000, height: 3000, rotation: 0, order }))

const choices = DESIGN_TYPES.flatMap((design) => startChoice(offeredTemplate(design)) ?? [])

function layoutsFor(count: number) {
  return rankedLayouts(choices.flatMap((choice) => layoutsForPhotos(choice, photosOf(count))))
}

it.each([5, 12])(
  'no two layouts for %i photos have the same name and the same line, and what is left over is said',
  (count) => {
    const layouts = layoutsFor(count)
    expect(new Set(layouts.map(({ choice }) => choice.offered.name)).size).toBeLessThan(layouts.length)
    const lines = layoutLines(layouts, t)
    const cards = layouts.map(({ choice }, index) => `${choice.offered.name}: ${lines[index]}`)
    expect(new Set(cards).size).toBe(layouts.length)
    for (const line of lines) expect(line).not.toMatch(/ (Non|Oui)( ·|$)/)
    for (const [index, { unused, empty }] of layouts.entries()) {
      expect(lines[index]?.includes('sans place')).toBe(unused > 0)
      expect(lines[index]?.includes('vide')).toBe(empty > 0)
    }
  },
)

it('two that differ in nothing one could name are numbered', () => {
  const [choice] = choices
  const [layout] = choice ? layoutsForPhotos(choice, photosOf(5)) : []
  if (!layout) throw new Error('there is no layout')
  expect(layoutLines([layout, layout], t)).toEqual([
    expect.stringMatching(/variante 1$/),
    expect.stringMatching(/variante 2$/),
  ])
})
