import { INK } from '@collagerie/core/colour'
import type { PhotoState } from '@collagerie/core/photo'
import { type PrintQuality, printQuality, type SlotQuality } from '@collagerie/core/quality'
import type { SlotBadge } from '@collagerie/painter'

/** What the sheet shows of the photos' quality, and whether photos can be deleted there. */
export interface DisplayFlags {
  readonly showPhotoQualityWarnings: boolean
  readonly showDeleteBtn: boolean
  readonly showDoubleInfo: boolean
  readonly showPhotoQualityTextOnPhoto: boolean
}

export interface BadgeWords {
  quality(quality: PrintQuality): string
  readonly duplicate: string
}

/** The sign in place of a slot's photo; undefined if the photo can be shown or none is coming. */
export function signOf(photo: PhotoState | undefined, isArriving: boolean): 'waiting' | 'failed' | undefined {
  if (photo === 'ERROR') return 'failed'
  return photo === 'LOADING' || (photo === undefined && isArriving) ? 'waiting' : undefined
}

/**
 * A word has one colour, on the sheet and in the summary, and no two words that warn share one. The letters on them are
 * white, so these are darker than the interface's colours. The smiley of a photo's dialog has limits of its own.
 */
export const QUALITY_COLOURS = {
  bad: '#b3261e',
  average: '#a8510a',
  sufficient: '#62660f',
  good: '#2e7d4f',
  excellent: '#2e7d4f',
} as const satisfies Record<PrintQuality, string>

/** The badge on a photo that is too small or on the sheet twice; undefined if there is nothing to show. */
export function badgeOf({ dpi, isLow, isDouble }: SlotQuality, flags: DisplayFlags, words: BadgeWords) {
  const labels: string[] = []
  const quality = printQuality(dpi)
  const warns = flags.showPhotoQualityWarnings && isLow && quality !== undefined
  if (warns) labels.push(flags.showPhotoQualityTextOnPhoto ? words.quality(quality) : '!')
  if (flags.showDoubleInfo && isDouble) labels.push(words.duplicate)
  if (labels.length === 0) return undefined
  const badge: SlotBadge = { color: warns ? QUALITY_COLOURS[quality] : INK, label: labels.join(' · ') }
  return badge
}

/** Lets the picture show through, and is dark enough for white letters on white paper. */
const VEIL = `${INK}9e`

/** The badge on a sample picture, which is always shown. */
export function sampleBadge(label: string): SlotBadge {
  return { color: VEIL, label }
}
