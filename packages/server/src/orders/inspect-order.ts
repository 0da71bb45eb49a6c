import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  emptySlots,
  photoSlots,
  type SavedCollage,
  type SavedTemplate,
  savedSheets,
  unwrittenTexts,
} from '@collagerie/core/collage'
import type { OfferedWay } from '@collagerie/core/delivery'
import type { Format, Material } from '@collagerie/core/format'
import { exceeds, type PrintExtent, printExtent } from '@collagerie/core/order'
import { EMPTY_DPI } from '@collagerie/core/placement'
import { type Price, type Prices, priceOfPages } from '@collagerie/core/prices'
import { isLowQuality, printQuality } from '@collagerie/core/quality'
import type { Template } from '@collagerie/core/template'
import type { TemplateFinder } from '@collagerie/print/templates'
import type { Contact } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'

/** What the shop prints, what it asks for it, how it is delivered and how the shop is reached. */
export interface ShopOffer {
  readonly most: PrintExtent
  readonly prices: Prices | undefined
  /** Undefined where the shop does not say: then orders need not either. */
  readonly ways: readonly OfferedWay[] | undefined
  readonly contact: Contact
  /** Whether it writes to its customers. */
  readonly hasMail: boolean
  dpiFor(material: Material): number
}

/** What can be said of a document before it is ordered: on which materials, whether it is finished, and at what price. */
export function createInspection(templates: TemplateFinder, shop: ShopOffer) {
  /** A saved material that not every page is offered on is no preference. */
  function materialsOf(document: SavedCollage) {
    const named = savedSheets(document).map(({ template }) => template)
    // All pages are printed on the same material; many may be of one template, which is asked once.
    const offered = materialsOfAll(
      [...new Set(named)].map((template) => (template ? templates.materials(template) : [])),
    )
    const own = named[0]?.material ?? ''
    return { offered, own: offered.includes(own) ? own : '' } as const
  }

  /** `isFinished` is undefined where that was not looked at, for it is too large in any case. */
  async function look(document: SavedCollage) {
    const sheets = savedSheets(document)
    // What has no page has nothing on it.
    let isFinished = sheets.length > 0
    let hasUnwrittenText = false
    let lowPhotos = 0
    let blurredPhotos = 0
    const formats: Format[] = []
    const found = new Map<SavedTemplate, Template | undefined>()
    // Reading that many pages would cost more than the answer is worth.
    if (sheets.length > shop.most.pages)
      return { isFinished: undefined, hasUnwrittenText, lowPhotos, blurredPhotos, isTooLargeOn: () => true, formats }
    for (const { template: saved, sheet } of sheets) {
      // Others are served between two pages.
      await nextTurn()
      if (saved && !found.has(saved)) found.set(saved, await templates.find(saved))
      const template = saved && found.get(saved)
      if (!template) throw new HttpFailure('templateGone')
      formats.push(template.canvas)
      const collage = { choice: saved, template, userdata: sheet.userdata }
      isFinished &&= emptySlots(collage).length === 0
      hasUnwrittenText ||= unwrittenTexts(collage).length > 0
      const low = photoSlots(template)
        .map(({ slot }) => sheet.dpi[slot] ?? EMPTY_DPI)
        .filter(isLowQuality)
      lowPhotos += low.length
      blurredPhotos += low.filter((dpi) => printQuality(dpi) === 'bad').length
    }
    // In a shop with prices, what has none is beyond what it sells.
    const isSoldOn = (material: Material) => !shop.prices || priceOn(material, formats) !== undefined
    const isTooLargeOn = (material: Material) =>
      exceeds(printExtent(formats, material, shop.dpiFor(material)), shop.most) || !isSoldOn(material)
    return {
      isFinished,
      hasUnwrittenText: isFinished && hasUnwrittenText,
      lowPhotos,
      blurredPhotos,
      isTooLargeOn,
      formats,
    }
  }

  function priceOn(material: Material, formats: readonly Format[]): Price | undefined {
    return shop.prices && priceOfPages(shop.prices, material, formats)
  }

  return { materialsOf, look, priceOn }
}

function materialsOfAll(each: readonly (readonly Material[])[]): readonly Material[] {
  const [first = [], ...others] = each
  return first.filter((material) => others.every((offered) => offered.includes(material)))
}
