import { startChoice } from '@collagerie/core/choice'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { layoutsForPhotos, rankedLayouts } from '@collagerie/core/suggesting'
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
    // In a customer's words, never those of the controls.
    for (const line of lines) expect(line).not.toMatch(/Rangées|Colonnes|Disposition|Part|Espace|Marge|%/)
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

it('one thing is said of two where it tells them apart, and the format where it differs', () => {
  const choice = choices.find(({ offered }) => offered.id === 'gen-alleven')
  const [layout] = choice ? layoutsForPhotos(choice, photosOf(12)) : []
  if (!layout) throw new Error('there is no layout')
  const grid = (columns: number, rows: number) => ({
    ...layout,
    choice: { ...layout.choice, values: { ...layout.choice.values, numberVert: columns, numberHor: rows } },
  })
  expect(layoutLines([grid(3, 4), grid(4, 3)], t)).toEqual(['12 photos · 4 rangées', '12 photos · 3 rangées'])
  const wider = { ...layout, template: { ...layout.template, format: { ...layout.template.format, width: 60 } } }
  for (const line of layoutLines([layout, wider], t)) expect(line).toMatch(/ cm$/)
})
