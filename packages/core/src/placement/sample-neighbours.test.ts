import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { fillWithSamples, type SamplePhoto } from './index.ts'

const COLUMNS = 5
const GRID = generateTemplate(designFor('alleven'), {
  format: { width: 50, height: 40 },
  material: '',
  values: { numberVert: COLUMNS, numberHor: 4, borderCM: 0, marginCM: 0.5 },
})

const filled = (samples: readonly SamplePhoto[], name = 'a', template = GRID) => {
  const images = fillWithSamples(template, samples, name)
  return template.variation.layers.flatMap((layer) => {
    const id = layer.kind === 'image' ? images[layer.slot]?.photo.id : undefined
    return samples.filter((sample) => sample.id === id)
  })
}

const squares = (count: number, factsOf: (at: number) => Partial<SamplePhoto>): readonly SamplePhoto[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, width: 1000, height: 1000, ...factsOf(at) }))

const pairsIn = (shown: readonly SamplePhoto[], isPair: (a: SamplePhoto, b: SamplePhoto) => boolean) =>
  shown.filter((one, at) => {
    const [right, below] = [at % COLUMNS < COLUMNS - 1 ? shown[at + 1] : undefined, shown[at + COLUMNS]]
    return (right && isPair(one, right)) || (below && isPair(one, below))
  }).length

const names = fc.string({ minLength: 1, maxLength: 6 })

describe('neighbours on a sheet of samples', () => {
  it('are not both heavy where a quarter of the pictures is', () => {
    fc.assert(
      fc.property(names, (name) => {
        const shown = filled(
          squares(20, (at) => ({ isHeavy: at < 5 })),
          name,
        )
        expect(new Set(shown).size).toBe(20)
        expect(pairsIn(shown, (a, b) => a.isHeavy === true && b.isHeavy === true)).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  it('are not of one hue, nor both black and white, where there are four kinds', () => {
    fc.assert(
      fc.property(names, (name) => {
        const kinds = [{ hue: 290 }, { hue: 70 }, { hue: 180 }, { isGrey: true }]
        const shown = filled(
          squares(20, (at) => kinds[Math.floor(at / 5)] ?? {}),
          name,
        )
        const isAlike = (a: SamplePhoto, b: SamplePhoto) => a.hue === b.hue && a.isGrey === b.isGrey
        expect(pairsIn(shown, isAlike)).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  it('of the largest picture are not black and white', () => {
    const format = { width: 60, height: 60 }
    const template = generateTemplate(designFor('onelarge'), { format, material: '', values: { numberHor: 3 } })
    const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
    const samples = squares(slots.length + 8, (at) => ({ isHero: at === 3, isGrey: at % 4 === 0 }))
    expect(filled(samples, 'a', template).filter(({ isGrey }) => isGrey)).toEqual([])
  })
})

describe('the subject of a sample', () => {
  const wide = (width: number, height: number) =>
    generateTemplate(designFor('single'), { format: { width, height }, material: '', values: { marginCM: 0.5 } })
  const tall: SamplePhoto = {
    id: 'tall',
    width: 1000,
    height: 1000,
    subject: { x: 0.4, y: 0.1, width: 0.2, height: 0.8 },
  }
  const plain: SamplePhoto = { id: 'plain', width: 800, height: 1200 }
  const corner: SamplePhoto = {
    id: 'moon',
    width: 1000,
    height: 1000,
    subject: { x: 0.8, y: 0.1, width: 0.1, height: 0.1 },
  }

  it('is not cut while a picture without one is left, however badly that fits', () => {
    expect(filled([tall, plain], 'a', wide(60, 30))).toEqual([plain])
    expect(filled([tall, plain], 'a', wide(30, 30))).toEqual([tall])
  })

  it('is framed whole with air when it lies at an edge', () => {
    const [{ photo } = { photo: undefined }] = Object.values(fillWithSamples(wide(61, 31), [corner], 'a'))
    const top = (photo?.y ?? 0) - 0.25
    expect(top).toBeLessThanOrEqual(0.1 - 0.08 / 2 + 1e-9)
    expect(top).toBeGreaterThanOrEqual(0)
  })
})
