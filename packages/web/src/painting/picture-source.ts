import type { Toning } from '@collagerie/core/effects'
import type { Size } from '@collagerie/core/geometry'
import type { Picture } from '@collagerie/painter'

export interface SourcePicture extends Picture {
  /** Whether one is being made that fits better what was asked for; `arrived` is called when it is there or failed. */
  readonly isComing?: boolean
  /** Whether this is only the photo's colour. */
  readonly isStandIn?: boolean
}

/** Where a canvas gets its photos from: the sample pictures, or the customer's library. */
export interface PictureSource {
  /** Original pixels before any turning. */
  photoSize(id: string): Size | undefined
  /**
   * What can be drawn now; `arrived` is called when there is more to draw. `wantedPixels` is how many pixels of the
   * screen the long side of the whole photo would take: where the copy at hand has fewer, a sharper one is made.
   */
  picture(id: string, toning: Toning, arrived: () => void, wantedPixels?: number): SourcePicture | undefined
}
