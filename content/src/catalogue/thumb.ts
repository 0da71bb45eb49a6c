/** The picture on a template's card. */
export interface Thumb {
  readonly url: string
  /** The same as WebP. */
  readonly webp: string
  readonly width: number
  readonly height: number
  /** A WebP of the size the template opens in, which may be another. */
  readonly start: string
}
