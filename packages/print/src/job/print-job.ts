import type { Material } from '@collagerie/core/format'

/** Everything it takes to print one collage. */
export interface PrintJob {
  /** The saved collage, as it was ordered. */
  readonly xml: string
  readonly material: Material
  /** The order's number; empty on the command line. */
  readonly number: string
  /** The built content folder: fonts, templates, shapes. */
  readonly content: string
  /** Path of the original a photo id stands for. */
  readonly photoFile: (photoId: string) => Promise<string | undefined>
  readonly settings: PrintSettings
  /** An empty folder for the finished files and, while it works, for temporary ones. */
  readonly folder: string
  readonly onProgress: (percent: number) => void
  readonly signal?: AbortSignal
}

/** How a material is printed. */
export interface PrintSettings {
  readonly dpi: number
  /** File of the press's ICC profile, which the whole sheet is converted to. Without it pictures stay in sRGB. */
  readonly profile?: string
  readonly cropMarks: boolean
  /** A line beside the sheet with order number, size and material. */
  readonly slugLine: boolean
}

export const DEFAULT_SETTINGS: PrintSettings = { dpi: 300, cropMarks: false, slugLine: false }

export interface PrintedFile {
  readonly name: string
  readonly type: 'application/pdf' | 'image/jpeg'
  readonly bytes: number
  readonly sha256: string
}
