import type { Toning } from '@collagerie/core/effects'
import type { CroppedPhoto } from '@collagerie/core/placement'
import type { Picture } from '@collagerie/painter'

export interface SourcePicture extends Picture {
  /** Whether a better one is being made; `arrived` is called when it is there or has failed. */
  readonly isComing?: boolean
  /** Whether this is only the photo's colour. */
  readonly isStandIn?: boolean
}

/** The source of a canvas's photos: sample pictures, or the customer's library. */
export interface PictureSource {
  /** Original pixels before any turning. */
  photoSize(id: string): CroppedPhoto | undefined
  /**
   * What can be drawn now; `arrived` is called when there is more. `wantedPixels` is the size of the whole photo's long
   * side in screen pixels: if the present copy has fewer, a sharper one is made.
   */
  picture(id: string, toning: Toning, arrived: () => void, wantedPixels?: number): SourcePicture | undefined
}
