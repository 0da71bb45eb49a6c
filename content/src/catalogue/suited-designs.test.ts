import { OCCASIONS } from '@collagerie/core/catalogue'
import { DESIGN_TYPES, designFor } from '@collagerie/core/designs'
import { fillWithSamples } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../samples/index.ts'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { triedSizes } from '../templates/testing/tried-sizes.ts'
import { STORIES } from './stories.ts'
import { suitedDesigns } from './suited-designs.ts'

const photos = SAMPLES.map(({ id, width, height, isHero }) => ({ id, width, height, isHero, suits: suitedDesigns(id) }))
const suiting = (name: string) => photos.filter(({ suits }) => suits.includes(name))
const named = [
  ...DESIGN_TYPES.map((name) => ({ name, occasions: designFor(name).occasions })),
  ...STATIC_TEMPLATES.map(({ id, occasions = [] }) => ({ name: id, occasions })),
]

describe('the sample pictures of a template', () => {
  it.each(OCCASIONS)('suit %s, with upright and lying ones among them', (occasion) => {
    const made = named.filter(({ occasions }) => occasions.includes(occasion))
    expect(made).not.toEqual([])
    for (const { name } of made) {
      expect(suiting(name).length).toBeGreaterThanOrEqual(8)
      expect(suiting(name).filter(({ width, height }) => height > width)).not.toEqual([])
      expect(suiting(name).filter(({ width, height }) => width > height)).not.toEqual([])
    }
  })

  it.each(Object.entries(STORIES))('tell a story %s with heroes, upright ones and ones that are not', (_, ids) => {
    const told = photos.filter(({ id }) => ids.some((each) => each === id))
    expect(told.filter(({ isHero }) => isHero).length).toBeGreaterThanOrEqual(4)
    expect(told.filter(({ width, height }) => height > width).length).toBeGreaterThanOrEqual(3)
    expect(told.filter(({ width, height }) => width >= height).length).toBeGreaterThanOrEqual(6)
  })

  it.each(DESIGN_TYPES)('suit %s', (type) => {
    expect(suiting(type).length).toBeGreaterThanOrEqual(12)
  })

  it('come in the majority from its occasion', () => {
    const strange = STATIC_TEMPLATES.filter(({ occasions }) => occasions !== undefined).flatMap((source) =>
      triedSizes(source).flatMap((format) => {
        const filled = Object.values(fillWithSamples(buildTemplate(source, format).template, photos, source.id))
        const fitting = filled.filter(({ photo }) => suiting(source.id).some(({ id }) => id === photo.id))
        return fitting.length * 3 < filled.length * 2 ? [`${source.id} ${format.width}x${format.height}`] : []
      }),
    )
    expect(strange).toEqual([])
  })
})
