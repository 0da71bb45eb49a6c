import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type CollagePage,
  isFinished,
  photoSlots,
  type SavedCollage,
  type SavedSheet,
  type SavedTemplate,
  type SavedUserdata,
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

/** What the shop prints, its prices, how it delivers and how customers reach it. */
export interface ShopOffer {
  readonly most: PrintExtent
  readonly prices: Prices | undefined
  /** Undefined if the shop lists no ways of delivery; then an order need not name one. */
  readonly ways: readonly OfferedWay[] | undefined
  readonly contact: Contact
  /** Whether the shop sends mails to customers. */
  readonly hasMail: boolean
  dpiFor(material: Material): number
}

/** What speaks for and against an order of a document. */
export interface OrderInspection {
  /** The materials it is sold on. */
  readonly offered: readonly Material[]
  /** The document's own; empty if it names none of them. */
  readonly own: Material
  readonly isTooLargeOn: (material: Material) => boolean
  readonly formats: readonly Format[]
  /** Undefined if the document is too large anyway and was not read. */
  readonly isFinished: boolean | undefined
  readonly warnings: Warnings
}

interface Warnings {
  readonly hasUnwrittenText: boolean
  readonly lowPhotos: number
  readonly blurredPhotos: number
}

const NO_WARNINGS: Warnings = { hasUnwrittenText: false, lowPhotos: 0, blurredPhotos: 0 }

/** Tells before an order on which materials a document can be printed, whether it is finished, and its price. */
export function createOrderInspection(templates: TemplateFinder, shop: ShopOffer) {
  /** All pages share one material. Pages often share a template, which is looked up once. */
  function materialsOf(named: readonly (SavedTemplate | undefined)[]): readonly Material[] {
    return materialsOfAll([...new Set(named)].map((template) => (template ? templates.materials(template) : [])))
  }

  async function inspect(document: SavedCollage): Promise<OrderInspection> {
    const sheets = savedSheets(document)
    const named = sheets.map(({ template }) => template)
    const offered = materialsOf(named)
    const own = named[0]?.material ?? ''
    // Reading so many pages would cost more than the answer is worth.
    if (sheets.length > shop.most.pages)
      return {
        ...ownAmong(offered, own),
        isTooLargeOn: () => true,
        formats: [],
        isFinished: undefined,
        warnings: NO_WARNINGS,
      }
    const pages = await inspectPages(sheets)
    const formats = pages.map(({ format }) => format)
    // A document without pages has nothing to print.
    const isWhole = pages.length > 0 && pages.every((page) => page.isFinished)
    // A shop with prices does not sell what has none.
    const sold = shop.prices ? offered.filter((material) => priceOn(material, formats) !== undefined) : offered
    return {
      ...ownAmong(sold, own),
      isTooLargeOn: (material) => exceeds(printExtent(formats, material, shop.dpiFor(material)), shop.most),
      formats,
      isFinished: isWhole,
      warnings: {
        hasUnwrittenText: isWhole && pages.some((page) => page.hasUnwrittenText),
        lowPhotos: sumOf(pages, (page) => page.lowPhotos),
        blurredPhotos: sumOf(pages, (page) => page.blurredPhotos),
      },
    }
  }

  async function inspectPages(sheets: readonly SavedSheet[]): Promise<readonly InspectedPage[]> {
    const found = new Map<SavedTemplate, Template | undefined>()
    const pages: InspectedPage[] = []
    for (const { template: saved, sheet } of sheets) {
      // Lets other requests run between two pages.
      await nextTurn()
      if (saved && !found.has(saved)) found.set(saved, await templates.find(saved))
      const template = saved && found.get(saved)
      if (!template) throw new HttpFailure('templateGone')
      pages.push(inspectPage({ choice: saved, template, userdata: sheet.userdata }, sheet.dpi))
    }
    return pages
  }

  function priceOn(material: Material, formats: readonly Format[]): Price | undefined {
    return shop.prices && priceOfPages(shop.prices, material, formats)
  }

  return { inspect, priceOn }
}

interface InspectedPage extends Warnings {
  readonly format: Format
  readonly isFinished: boolean
}

function inspectPage(page: CollagePage, dpi: SavedUserdata['dpi']): InspectedPage {
  const low = photoSlots(page.template)
    .map(({ slot }) => dpi[slot] ?? EMPTY_DPI)
    .filter(isLowQuality)
  return {
    format: page.template.format,
    isFinished: isFinished(page),
    hasUnwrittenText: unwrittenTexts(page).length > 0,
    lowPhotos: low.length,
    blurredPhotos: low.filter((each) => printQuality(each) === 'bad').length,
  }
}

function sumOf<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + countOf(item), 0)
}

/** A saved material counts only if the whole document is sold on it. */
function ownAmong(offered: readonly Material[], own: Material) {
  return { offered, own: offered.includes(own) ? own : '' } as const
}

function materialsOfAll(each: readonly (readonly Material[])[]): readonly Material[] {
  const [first = [], ...others] = each
  return first.filter((material) => others.every((offered) => offered.includes(material)))
}
