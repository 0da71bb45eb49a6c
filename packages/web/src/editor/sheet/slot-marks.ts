import type { PhotoState } from '@collagerie/core/photo'
import { type PrintQuality, printQuality, type SlotQuality } from '@collagerie/core/quality'
import type { SlotMark } from '@collagerie/painter'

/** What of the photos' quality is shown on the sheet, and whether photos can be deleted there. */
export interface DisplayFlags {
  readonly showPhotoQualityWarnings: boolean
  readonly showDeleteBtn: boolean
  readonly showDoubleInfo: boolean
  readonly showPhotoQualityTextOnPhoto: boolean
}

export interface MarkWords {
  quality(quality: PrintQuality): string
  readonly duplicate: string
}

/** What stands in a slot in place of its photo; undefined where the photo can be shown, or none is to come. */
export function signOf(photo: PhotoState | undefined, isArriving: boolean): 'waiting' | 'failed' | undefined {
  if (photo === 'ERROR') return 'failed'
  return photo === 'LOADING' || (photo === undefined && isArriving) ? 'waiting' : undefined
}

/**
 * One colour to each word, wherever it stands; the smiley of the dialog alone changes at other numbers. White letters stand on
 * these, so they are darker than the colours of the interface.
 */
export const QUALITY_COLOURS = {
  bad: '#b3261e',
  average: '#8a5a10',
  sufficient: '#2e7d4f',
  good: '#2e7d4f',
  excellent: '#2e7d4f',
} as const satisfies Record<PrintQuality, string>
const INK = '#1f1d1a'

/** The sign on a photo that is too small or on the sheet twice; undefined where all is well or nothing is to be shown. */
export function markOf({ dpi, isLow, isDouble }: SlotQuality, flags: DisplayFlags, words: MarkWords) {
  const labels: string[] = []
  const quality = printQuality(dpi)
  const warns = flags.showPhotoQualityWarnings && isLow && quality !== undefined
  if (warns) labels.push(flags.showPhotoQualityTextOnPhoto ? words.quality(quality) : '!')
  if (flags.showDoubleInfo && isDouble) labels.push(words.duplicate)
  if (labels.length === 0) return undefined
  const mark: SlotMark = { color: warns ? QUALITY_COLOURS[quality] : INK, label: labels.join(' · ') }
  return mark
}

/** Lets the picture through, and is dark enough for white letters on white paper. */
const VEIL = `${INK}9e`

/** The sign on a picture that is not the customer's: whatever is shown, this is. */
export function sampleMark(label: string): SlotMark {
  return { color: VEIL, label, isFootnote: true }
}
