import { type CollagePage, isJpegInBase64 } from '@collagerie/core/collage'
import { create } from 'zustand'

interface FirstPictureState {
  /** The last picture of the collage, while its photos load. */
  readonly picture: Blob | undefined
  /** The collage it shows. A change of that makes the picture wrong. */
  readonly page: CollagePage | undefined
}

export const useFirstPicture = create<FirstPictureState>()(() => ({ picture: undefined, page: undefined }))

/** Shows a picture in place of the first sheet of a collage that is about to open. */
export function showFirst(picture: Blob | undefined, page: CollagePage | undefined): void {
  useFirstPicture.setState({ picture, page })
}

export function endFirstPicture(): void {
  useFirstPicture.setState({ picture: undefined, page: undefined })
}

/** The picture that was saved with a collage, if there is one. */
export function pictureIn(screenshot: string): Blob | undefined {
  if (!isJpegInBase64(screenshot)) return undefined
  try {
    const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0))
    return new Blob([bytes], { type: 'image/jpeg' })
  } catch {
    return undefined
  }
}
