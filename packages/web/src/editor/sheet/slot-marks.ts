import type { PhotoState } from '@collagerie/core/photo'
import { type PrintQuality, printQuality, type SlotQuality, type Smiley, smileyOf } from '@collagerie/core/quality'
import type { SlotMark } from '@collagerie/painter'

/** What the sheet shows of the photos' quality, and whether photos can be deleted there. */
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

/** The sign in place of a slot's photo; undefined if the photo can be shown or none is coming. */
export function signOf(photo: PhotoState | undefined, isArriving: boolean): 'waiting' | 'failed' | undefined {
  if (photo === 'ERROR') return 'failed'
  return photo === 'LOADING' || (photo === undefined && isArriving) ? 'waiting' : undefined
}

/**
 * A photo has the same colour on the sheet, in the summary and beside the smiley of its dialog. The letters on them are
 * white, so these are darker than the interface's colours.
 */
export const QUALITY_COLOURS = {
  red: '#b3261e',
  orange: '#8a5a10',
  green: '#2e7d4f',
} as const satisfies Record<Smiley, string>
const INK = '#1f1d1a'

/** The mark on a photo that is too small or on the sheet twice; undefined if there is nothing to show. */
export function markOf({ dpi, isLow, isDouble }: SlotQuality, flags: DisplayFlags, words: MarkWords) {
  const labels: string[] = []
  const quality = printQuality(dpi)
  const warns = flags.showPhotoQualityWarnings && isLow && quality !== undefined
  if (warns) labels.push(flags.showPhotoQualityTextOnPhoto ? words.quality(quality) : '!')
  if (flags.showDoubleInfo && isDouble) labels.push(words.duplicate)
  if (labels.length === 0) return undefined
  const mark: SlotMark = { color: warns ? QUALITY_COLOURS[smileyOf(dpi) ?? 'red'] : INK, label: labels.join(' · ') }
  return mark
}

/** Lets the picture show through, and is dark enough for white letters on white paper. */
const VEIL = `${INK}9e`

/** The mark on a sample picture, which is always shown. */
export function sampleMark(label: string): SlotMark {
  return { color: VEIL, label, isFootnote: true }
}
