import { describe, expect, it } from 'vitest'
import type { CatalogueTemplate } from '../catalogue/index.ts'
import { CUSTOM_SIZE_ID, materialsFor } from '../format/index.ts'
import { savedChoice } from './index.ts'

const child = (width: number, height: number) => ({
  id: `${width}x${height}`,
  width,
  height,
  materials: materialsFor({ width, height }, 'sheets'),
  description: '',
  url: '',
})
const offered = {
  id: 'gen-alleven',
  source: 'gen:alleven',
  type: 'generated',
  hasCustomSizes: true,
  isTileBased: false,
  children: [child(50, 40), child(30, 30)],
} as unknown as CatalogueTemplate

const saved = { templateId: 'gen-alleven', childTemplateId: '30x30', material: 'PLEXI' } as const

describe('the choice of a saved collage', () => {
  it('has its size, material and control values', () => {
    const choice = savedChoice(offered, { ...saved, generator: { numberVert: 2, numberHor: 5 } })
    expect(choice?.size.id).toBe('30x30')
    expect(choice?.material).toBe('PLEXI')
    expect(choice?.values).toMatchObject({ numberVert: 2, numberHor: 5, borderCM: 0.5 })
  })

  it('has a custom size from the format that was saved', () => {
    const choice = savedChoice(offered, {
      ...saved,
      childTemplateId: CUSTOM_SIZE_ID,
      format: { width: 55, height: 42.5 },
    })
    expect(choice?.size).toMatchObject({ id: CUSTOM_SIZE_ID, width: 55, height: 42.5 })
    expect(choice?.material).toBe('PLEXI')
  })

  it.each([
    [10_000, 0.001],
    [0.001, 10_000],
    [19, 40],
    [141, 40],
  ])('has no size nobody could have typed in: %d x %d', (width, height) => {
    const custom = { ...saved, childTemplateId: CUSTOM_SIZE_ID, format: { width, height } }
    expect(savedChoice(offered, custom)).toBeUndefined()
  })

  it('takes the default where the size is no longer sold, and no preference where the material is not', () => {
    expect(savedChoice(offered, { ...saved, childTemplateId: 'gone', material: 'TILES' })).toMatchObject({
      size: { id: '50x40' },
      material: '',
    })
    expect(savedChoice(offered, { ...saved, material: 'CANVAS4CM' })?.material).toBe('')
  })

  it('brings values that are out of bounds back into them', () => {
    expect(savedChoice(offered, { ...saved, generator: { numberVert: 999 } })?.values['numberVert']).toBe(6)
  })
})
