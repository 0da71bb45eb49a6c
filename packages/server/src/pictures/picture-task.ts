/** An order to a maker. The file itself follows on its standard input. */
export interface PictureTask {
  readonly bytes: number
  /** Of the picture to be made. */
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
  /** How much more memory the maker may take for it. */
  readonly memoryBytes: number
}

/** A maker's answer: the picture, or why the file cannot become one. */
export type PictureAnswer = { readonly jpeg: Uint8Array } | { readonly reason: string }
