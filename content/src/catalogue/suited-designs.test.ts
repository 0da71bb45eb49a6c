import { OCCASIONS } from '@collagerie/core/catalogue'
import { DESIGN_TYPES, designFor } from '@collagerie/core/designs'
import { formatId } from '@collagerie/core/format'
import { fillWithSamples } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../samples/index.ts'
import { SUBJECTS } from '../samples/subjects.ts'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { lastOfEach } from '../templates/testing/tried-sizes.ts'
import { STORIES } from './stories.ts'
import { suitedDesigns } from './suited-designs.ts'

const photos = SAMPLES.map(({ id, width, height, isHero }) => ({ id, width, height, isHero, suits: suitedDesigns(id) }))
/** What counts for which picture stands where. */
const framed = photos.map((photo) => ({ ...photo, ...(SUBJECTS[photo.id] && { subject: SUBJECTS[photo.id] }) }))
/** Small and round photos for whose frames there are too few pictures that show their subject whole. */
const BORROWING = new Set(['painting-brushwork', 'illustration-starry-night', 'retro-arcade', 'vintage-family-tree'])
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

  it.each(STATIC_TEMPLATES)('are those it chose: $id', (source) => {
    const chosen = new Set<string>(source.pictures)
    const most = BORROWING.has(source.id) ? 1 / 3 : 0
    const strange = lastOfEach(source.sizes, (format) => format).flatMap((format) => {
      const filled = Object.values(fillWithSamples(buildTemplate(source, format).template, framed, source.id))
      const borrowed = filled.filter(({ photo }) => !chosen.has(photo.id)).map(({ photo }) => photo.id)
      return borrowed.length > most * filled.length ? [`${formatId(format)} ${borrowed.join(' ')}`] : []
    })
    expect(strange).toEqual([])
  })
})
