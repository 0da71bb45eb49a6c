import { describe, expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import type { DesignValues } from '../template/index.ts'
import { fillWithSamples, type SamplePhoto } from './index.ts'

const shapes = [
  [1200, 800],
  [800, 1200],
  [1000, 1000],
] as const
const pictures = Array.from({ length: 90 }, (_, index) => {
  const [width = 1, height = 1] = shapes[index % 3] ?? []
  return { id: `${index}`, width, height, isPale: index % 2 === 1, isHeavy: index % 10 === 0 }
})
const isPale = (id: string) => Number(id) % 2 === 1
const isHeavy = (id: string) => Number(id) % 10 === 0

function shownIn(
  type: string,
  format: { width: number; height: number },
  values: DesignValues = {},
  samples: readonly SamplePhoto[] = pictures,
) {
  const template = generateTemplate(designFor(type), { format, material: '', values })
  const filled = fillWithSamples(template, samples, type)
  return template.variation.layers.flatMap((layer) =>
    layer.kind === 'image' ? [{ layer, id: filled[layer.slot]?.photo.id ?? '' }] : [],
  )
}

describe('pictures of a figure on white paper', () => {
  it.each([0, 1, 2, 3])('are not pale in the digits of style %i, which are all rim', (fontset) => {
    for (const type of ['number', 'numberyear', 'numberdate']) {
      for (const { id } of shownIn(type, { width: 50, height: 40 }, { fontset })) expect(isPale(id)).toBe(false)
    }
  })

  it('may be pale inside a heart, but not along its outline', () => {
    const shown = shownIn('heart', { width: 60, height: 60 })
    const outermost = shown.filter(({ layer }) => layer.y < 10 || layer.x < 8)
    expect(outermost.length).toBeGreaterThan(3)
    for (const { id } of outermost) expect(isPale(id)).toBe(false)
    expect(shown.some(({ id }) => isPale(id))).toBe(true)
  })

  it('are dark where the dot of a date is', () => {
    const shown = shownIn('numberdate', { width: 60, height: 30 })
    const [dot] = shown.toSorted((a, b) => a.layer.width * a.layer.height - b.layer.width * b.layer.height)
    expect(isHeavy(dot?.id ?? '')).toBe(true)
  })

  it('are not pale where the dot is, if there is no dark one', () => {
    for (const kept of [0, 2]) {
      const light = pictures.filter(({ id }) => !isHeavy(id) && (isPale(id) || Number(id) % 4 === kept))
      const shown = shownIn('numberdate', { width: 60, height: 30 }, {}, light)
      const [dot] = shown.toSorted((a, b) => a.layer.width * a.layer.height - b.layer.width * b.layer.height)
      expect(isPale(dot?.id ?? '')).toBe(false)
    }
  })

  it('are as pale as they like in a grid', () => {
    expect(shownIn('alleven', { width: 50, height: 40 }).some(({ id }) => isPale(id))).toBe(true)
  })
})
