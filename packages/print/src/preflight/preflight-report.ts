import type { Material } from '@collagerie/core/format'
import type { Rect } from '@collagerie/core/geometry'
import type { PrintQuality, Smiley } from '@collagerie/core/quality'
import type { PrintFailureCode } from '../job/print-failure.ts'

/** The findings about a print before it is made. Plain data, codes instead of sentences. */
export interface PreflightReport {
  readonly number: string
  readonly material: Material
  readonly dpi: number
  /** The profile of the press, by its file's name; empty for the default. */
  readonly profile: string
  /** Any of these prevents the print. */
  readonly errors: readonly PreflightFinding<PrintFailureCode>[]
  readonly warnings: readonly PreflightFinding<PreflightWarning>[]
  readonly slots: readonly SlotReport[]
  readonly texts: readonly TextReport[]
  readonly files: readonly FileReport[]
}

export type PreflightWarning =
  /** Fewer than 100 dpi in its slot. */
  | 'low-quality'
  /** The originals have fewer dots than are printed, and are enlarged; the detail says in how many slots. */
  | 'enlarged'
  | 'double-photo'
  | 'unwritten-text'
  | 'cut-text'
  /** A font the product lacks; the detail names it, another replaces it. */
  | 'unknown-face'

export interface PreflightFinding<Code extends string> {
  readonly code: Code
  readonly detail: string
  readonly page?: number
  readonly slot?: string
  readonly photo?: string
}

export interface SlotReport {
  readonly page: number
  readonly slot: string
  /** Empty if there is none. */
  readonly photo: string
  /** The original's resolution in its slot; -1 if there is nothing to judge. */
  readonly dpi: number
  readonly quality?: PrintQuality
  readonly smiley?: Smiley
  readonly isEnlarged: boolean
  readonly isDouble: boolean
  /** The share of the photo in wrap, bleed or fold, from 0 to 1. */
  readonly inMargin: number
}

export interface TextReport {
  readonly page: number
  readonly slot: string
  readonly state: 'printed' | 'cut' | 'unwritten'
}

/** A finished picture; its boxes are those of its page in the PDF, in centimetres from the page's top left corner. */
export interface FileReport {
  readonly name: string
  readonly widthPx: number
  readonly heightPx: number
  readonly dpi: number
  readonly mediaBox: Rect
  readonly bleedBox: Rect
  readonly trimBox: Rect
}
