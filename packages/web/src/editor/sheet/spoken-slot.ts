import type { PrintQuality } from '@collagerie/core/quality'
import { useTranslations } from 'use-intl'
import type { SheetNews } from './sheet-actions.ts'

/** The contents of a slot, as far as the announced words need them. */
export interface SlotContents {
  readonly number: number
  readonly count: number
  /** Undefined if there is no photo. */
  readonly name: string | undefined
  readonly quality: PrintQuality | undefined
}

const NEWS = {
  'picked up': 'slotPickedUp',
  placed: 'slotPlaced',
  'put back': 'slotPutBack',
  removed: 'slotRemoved',
} as const

/** The words for screen readers: a slot's name, and what has just happened to it. */
export function useSpokenSlot() {
  const t = useTranslations('editor')

  function nameOf({ number, count, name, quality }: SlotContents): string {
    if (name === undefined) return t('slotEmpty', { number, count })
    const filled = t('slotFilled', { number, count, name })
    return quality === undefined ? filled : `${filled}, ${t(`slotQuality.${quality}`)}`
  }

  function newsOf(news: SheetNews, numberOf: (slot: string) => number): string {
    if (news.kind === 'zoomed') return t('slotZoomed', { zoom: news.zoom })
    const number = numberOf(news.slot)
    return t(NEWS[news.kind], { number })
  }

  return { nameOf, newsOf }
}
