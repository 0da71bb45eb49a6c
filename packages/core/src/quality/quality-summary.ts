import {
  type CollagePage,
  isFinished,
  type PhotoSlotData,
  photoSlots,
  photoUses,
  slotDataOf,
} from '../collage/index.ts'
import type { Size } from '../geometry/index.ts'
import { type CroppedPhoto, dpiOf, EMPTY_DPI, type SlotContent } from '../placement/index.ts'
import { isLowQuality } from './print-quality.ts'

/** The basis of quality: the original's pixels, whatever copy is on the screen. */
export type OriginalPhoto = CroppedPhoto

/** Undefined while a photo's size is unknown. */
export type OriginalOf = (id: string) => OriginalPhoto | undefined

export interface SlotQuality {
  readonly slot: string
  /** -1 if there is nothing to judge: no photo, or one still loading. */
  readonly dpi: number
  readonly isLow: boolean
  /** Its photo is in another slot too. */
  readonly isDouble: boolean
}

type QualityMessage = 'allSufficient' | 'oneTooSmall' | 'severalTooSmall' | 'duplicateExists'

export interface QualitySummary {
  readonly slots: readonly SlotQuality[]
  /** What to say, the most important first; never empty. */
  readonly messages: readonly QualityMessage[]
  /** Whether any slot has a mark to show when the box is ticked. */
  readonly hasMarks: boolean
  readonly isFinished: boolean
}

export function qualitySummary(page: CollagePage, originalOf: OriginalOf): QualitySummary {
  const uses = photoUses(page)
  const slots = photoSlots(page.template).map(({ slot, box }) => {
    const data = slotDataOf(page, slot)
    const dpi = slotDpi(data, box, originalOf)
    return { slot, dpi, isLow: isLowQuality(dpi), isDouble: data?.photo ? (uses.get(data.photo.id) ?? 0) > 1 : false }
  })
  const low = slots.filter(({ isLow }) => isLow).length
  const hasDoubles = slots.some(({ isDouble }) => isDouble)
  return {
    slots,
    messages: [sizeMessage(low), ...(hasDoubles ? (['duplicateExists'] as const) : [])],
    hasMarks: low > 0 || hasDoubles,
    isFinished: isFinished(page),
  }
}

function sizeMessage(low: number): QualityMessage {
  if (low === 0) return 'allSufficient'
  return low === 1 ? 'oneTooSmall' : 'severalTooSmall'
}

/** The resolution of what is in a slot whose photo box has this size. */
export function slotDpi(data: PhotoSlotData | undefined, box: Size, originalOf: OriginalOf): number {
  const content = contentOf(data, originalOf)
  return content ? dpiOf(content, box) : EMPTY_DPI
}

function contentOf(data: PhotoSlotData | undefined, originalOf: OriginalOf): SlotContent | undefined {
  if (!data?.photo) return { kind: data?.text ? 'text' : 'empty' }
  const original = originalOf(data.photo.id)
  if (!original) return undefined
  return original.isQuote ? { kind: 'quote' } : { kind: 'photo', original, placed: data.photo }
}
