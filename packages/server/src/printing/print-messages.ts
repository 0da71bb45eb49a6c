import type { ShopMargins } from '@collagerie/core/format'
import type { PrintSettings } from '@collagerie/print'
import type { PrintFile } from '@collagerie/protocol'

/** The order a print process gets. */
export interface PrintTask {
  readonly xml: string
  readonly material: string
  readonly number: string
  /** The built content folder. */
  readonly content: string
  readonly settings: PrintSettings
  readonly margins: ShopMargins
  /** An empty folder for the print files. */
  readonly folder: string
}

/** The result of a preflight. */
export interface PreflightMessage {
  readonly json: string
  readonly errors: number
  readonly warnings: number
}

/** What the server says to a print process. */
export type ToPrinter =
  | { readonly task: PrintTask }
  /** The original of a photo, if there is one. */
  | { readonly photoId: string; readonly file: string | undefined }
  /** The server could not find out whether there is an original. */
  | { readonly photoId: string; readonly failure: string }

/** A message from a print process to the server. The last three kinds end the process. */
export type FromPrinter =
  | { readonly photoId: string }
  | { readonly progress: number }
  | { readonly report: string; readonly errors: number; readonly warnings: number }
  | { readonly files: readonly PrintFile[] }
  /** Why no further try could print the order. */
  | { readonly refusal: string }
  /** An error that may not occur the next time. */
  | { readonly failure: string }
