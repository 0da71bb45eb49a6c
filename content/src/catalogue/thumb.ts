/** The picture on a template's card. */
export interface Thumb {
  readonly url: string
  readonly width: number
  readonly height: number
}
