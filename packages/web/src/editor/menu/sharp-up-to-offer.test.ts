import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { chooseSize, generatedTemplateOf, startChoice } from '@collagerie/core/choice'
import { newCollagePage } from '@collagerie/core/collage'
import { apply } from '@collagerie/core/edit'
import { materialsFor } from '@collagerie/core/format'
import { placePhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { sharpUpToOffer } from './sharp-up-to-offer.ts'

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
  children: [child(50, 40), child(60, 40), child(90, 60)],
} as unknown as CatalogueTemplate

function collageAt(size: string) {
  const started = startChoice(offered)
  const choice = started && chooseSize(started, size)
  const template = choice && generatedTemplateOf(choice)
  if (!template) throw new Error('the design has no layout')
  const taken = { templateId: offered.id, childTemplateId: size, material: choice.material }
  return apply(newCollagePage(taken, template), { kind: 'place photo', slot: 'img1', photo: placePhoto('a') })
}

function sharpAt(size: string, width: number, height: number) {
  const found = sharpUpToOffer(collageAt(size), offered, () => ({ width, height }))
  return found?.tooSmall === 0 ? found.size.id : undefined
}

describe('the largest size a collage of an offered template stays sharp in', () => {
  it('is the same from whatever size one looks, as each is laid out anew', () => {
    expect(['50x40', '60x40', '90x60'].map((size) => sharpAt(size, 758, 1200))).toEqual(['50x40', '50x40', '50x40'])
  })

  it('is the largest of all for a photo large enough, and none for one too small', () => {
    expect(sharpAt('50x40', 4000, 3000)).toBe('90x60')
    expect(sharpAt('50x40', 100, 100)).toBeUndefined()
  })
})
