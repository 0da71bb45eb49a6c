import type { ShopMargins } from '@collagerie/core/format'
import type { PrintSettings } from '@collagerie/print'
import type { PrintFile } from '@collagerie/protocol'

/** What a print process is asked for. */
export interface PrintTask {
  readonly xml: string
  readonly material: string
  readonly number: string
  /** The built content folder. */
  readonly content: string
  readonly settings: PrintSettings
  readonly margins: ShopMargins
  /** An empty folder for the files. */
  readonly folder: string
}

/** What the server says to a print process. */
export type ToPrinter =
  | { readonly task: PrintTask }
  /** The original of a photo, where there is one. */
  | { readonly photoId: string; readonly file: string | undefined }
  /** Whether there is one could not be found out. */
  | { readonly photoId: string; readonly failure: string }

/** What a print process says to the server. The last three end it. */
export type FromPrinter =
  | { readonly photoId: string }
  | { readonly progress: number }
  | { readonly report: string; readonly errors: number; readonly warnings: number }
  | { readonly files: readonly PrintFile[] }
  /** It cannot be printed, however often it is tried, and why. */
  | { readonly refusal: string }
  /** Something went wrong that may not go wrong the next time. */
  | { readonly failure: string }
