import { EMPTY_USERDATA, type SavedCollage, type SavedTemplate } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import type { PriceStep } from '@collagerie/core/prices'
import type { Template } from '@collagerie/core/template'
import { describe, expect, it } from 'vitest'
import { createOrderInspection, type ShopOffer } from './order-inspection.ts'

const format = { width: 50, height: 40 }
const SAVED: SavedTemplate = { templateId: 'plain', childTemplateId: '50x40', material: '', format }
const TEMPLATE: Template = {
  designer: '',
  design: 'static',
  screenDpcm: 10,
  material: '',
  hasCustomSizes: false,
  format,
  variation: { id: '', borderMode: 0, layers: [] },
}
const TEMPLATES = {
  find: async () => TEMPLATE,
  materials: (): readonly Material[] => ['POSTER', 'DIBOND'],
}
const UP_TO_50X40: readonly PriceStep[] = [[2000, 1490]]
const UP_TO_30X30: readonly PriceStep[] = [[900, 4900]]

function documentOn(material: Material): SavedCollage {
  const sheet = { userdata: EMPTY_USERDATA, dpi: {}, clips: [] }
  const templates = [{ ...SAVED, material }]
  return { templates, screenshot: '', photoIds: [], content: { kind: 'sheet', sheet }, extras: {} }
}

function inspecting(changes: Partial<ShopOffer>, material: Material = '') {
  const shop: ShopOffer = {
    most: { pages: 3, megapixels: 100 },
    prices: undefined,
    ways: undefined,
    contact: { name: '', address: [], email: '', phone: '' },
    hasMail: false,
    dpiFor: () => 150,
    ...changes,
  }
  return createOrderInspection(TEMPLATES, shop).inspect(documentOn(material))
}

describe('what a collage can be ordered on', () => {
  it('is every material of its size in a shop without prices', async () => {
    const { offered, isTooLargeOn } = await inspecting({})
    expect([offered, offered.some(isTooLargeOn)]).toEqual([['POSTER', 'DIBOND'], false])
  })

  it('leaves out a material that has no price for it, which is not called too large', async () => {
    const prices = { currency: 'EUR', digits: 2, materials: { POSTER: UP_TO_50X40, DIBOND: UP_TO_30X30 } }
    const { offered, isTooLargeOn } = await inspecting({ prices })
    expect([offered, isTooLargeOn('POSTER'), isTooLargeOn('DIBOND')]).toEqual([['POSTER'], false, false])
  })

  it('asks for another material where its own has no price', async () => {
    const prices = { currency: 'EUR', digits: 2, materials: { POSTER: UP_TO_50X40, DIBOND: UP_TO_30X30 } }
    expect(await inspecting({ prices }, 'DIBOND')).toMatchObject({ offered: ['POSTER'], own: '' })
    expect(await inspecting({ prices }, 'POSTER')).toMatchObject({ offered: ['POSTER'], own: 'POSTER' })
  })

  it('is too large only on what is printed in too many dots', async () => {
    const { offered, isTooLargeOn } = await inspecting({ dpiFor: (material) => (material === 'POSTER' ? 600 : 150) })
    expect([offered, isTooLargeOn('POSTER'), isTooLargeOn('DIBOND')]).toEqual([['POSTER', 'DIBOND'], true, false])
  })

  it('is too large on everything with too many pages, whatever its price', async () => {
    const prices = { currency: 'EUR', digits: 2, materials: { POSTER: UP_TO_30X30 } }
    const { offered, isTooLargeOn } = await inspecting({ prices, most: { pages: 0, megapixels: 100 } })
    expect([offered, offered.every(isTooLargeOn)]).toEqual([['POSTER', 'DIBOND'], true])
  })
})
