import { describe, expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { fillWithSamples } from './index.ts'

const samples = [
  { id: 'wide', width: 1200, height: 800 },
  { id: 'high', width: 800, height: 1200 },
  { id: 'square', width: 1000, height: 1000 },
  { id: 'wider', width: 1200, height: 750 },
]

const gridOf = (width: number, height: number, columns: number, rows: number) =>
  generateTemplate(designFor('alleven'), {
    format: { width, height },
    material: '',
    values: { numberVert: columns, numberHor: rows, borderCM: 0, marginCM: 0.5 },
  })

const idsOf = (filled: ReturnType<typeof fillWithSamples>) => Object.values(filled).map(({ photo }) => photo.id)

describe('fillWithSamples', () => {
  it('fills every photo slot', () => {
    expect(Object.keys(fillWithSamples(gridOf(50, 40, 3, 4), samples, 'a'))).toHaveLength(12)
  })

  it('gives a slot a picture of its shape', () => {
    expect(idsOf(fillWithSamples(gridOf(61, 21, 6, 1), samples, 'a'))).toContain('high')
    expect(idsOf(fillWithSamples(gridOf(41, 41, 1, 1), samples, 'a'))).toEqual(['square'])
  })

  it('lets pictures take turns', () => {
    const used = idsOf(fillWithSamples(gridOf(60, 40, 4, 4), samples, 'a'))
    for (const { id } of samples) expect(used).toContain(id)
  })

  it('gives the same preview again, and another for another name', () => {
    const template = gridOf(61, 41, 2, 2)
    const alike = [...'abcdef'].map((id) => ({ id, width: 1200, height: 800 }))
    expect(fillWithSamples(template, samples, 'a')).toEqual(fillWithSamples(template, samples, 'a'))
    expect(fillWithSamples(template, alike, 'a')).not.toEqual(fillWithSamples(template, alike, 'b'))
  })

  it('gives the slot that dominates a hero, even where another picture would fit as well', () => {
    const template = generateTemplate(designFor('onelarge'), {
      format: { width: 60, height: 60 },
      material: '',
      values: {},
    })
    const shots = [...'abcdefgh'].map((id) => ({ id, width: 1000, height: 1000, isHero: id === 'e' }))
    const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
    const largest = slots.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
    for (const name of 'abcdef') expect(fillWithSamples(template, shots, name)[largest?.slot ?? '']?.photo.id).toBe('e')
  })

  it('shows pictures that suit the occasion of a template before others, and those before one twice', () => {
    const plain = [...'abcdefgh'].map((id) => ({ id, width: 1000, height: 1000 }))
    const shots = plain.map((shot) => ('cf'.includes(shot.id) ? { ...shot, suits: ['fir'] } : shot))
    const shown = (columns: number, name: string, photos = shots) =>
      idsOf(fillWithSamples(gridOf(61, 61, columns, 1), photos, name))
    expect(shown(2, 'fir').toSorted()).toEqual(['c', 'f'])
    expect(new Set(shown(5, 'fir')).size).toBe(5)
    expect(shown(5, 'fir')).toEqual(expect.arrayContaining(['c', 'f']))
    expect(shown(5, 'tree')).toEqual(shown(5, 'tree', plain))
  })

  it('lets no stranger in where pictures of the occasion are enough, even one that fits a slot better', () => {
    const shots = [...'abcdef'].map((id) => ({ id, width: 1200, height: 800, suits: ['fir'] }))
    const strangers = [...'ghijkl'].map((id) => ({ id, width: 800, height: 1600 }))
    const shown = idsOf(fillWithSamples(gridOf(61, 21, 6, 1), [...strangers, ...shots], 'fir'))
    expect(shown.toSorted()).toEqual([...'abcdef'])
  })

  it('shows a picture again only far from where it was', () => {
    const template = gridOf(81, 81, 8, 8)
    const many = Array.from({ length: 32 }, (_, index) => ({ id: `p${index}`, width: 1000, height: 1000 }))
    const filled = fillWithSamples(template, many, 'a')
    const slots = template.variation.layers.filter((layer) => layer.kind === 'image')
    const tooClose = many.filter(({ id }) => {
      const [one, other, ...more] = slots.filter(({ slot }) => filled[slot]?.photo.id === id)
      if (!one || !other || more.length > 0) return true
      return Math.hypot(one.x - other.x, one.y - other.y) < 25
    })
    expect(tooClose).toEqual([])
  })

  it('leaves slots empty where there is nothing to show', () => {
    expect(fillWithSamples(gridOf(60, 40, 4, 4), [], 'a')).toEqual({})
  })

  it('shows no more than a fifth of dark or grey pictures in a design where others fit as well', () => {
    const shots = [...'abcdefghijklmnop'].map((id, at) => ({ id, width: 1000, height: 1000, isHeavy: at % 2 === 0 }))
    for (const name of 'abcdef') {
      const shown = idsOf(fillWithSamples(gridOf(61, 61, 3, 3), shots, name))
      expect(shots.filter(({ id, isHeavy }) => isHeavy && shown.includes(id)).length).toBeLessThanOrEqual(1)
    }
  })
})
