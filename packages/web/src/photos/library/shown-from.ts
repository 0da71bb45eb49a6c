import type { PictureSource } from '../../painting/picture-source.ts'
import type { LibraryPhoto } from './library-photo.ts'
import type { PictureLevels } from './picture-levels.ts'

/** What a sheet is painted with: the photos of the library that have arrived. */
export function shownFrom(photoOf: (id: string) => LibraryPhoto | undefined, levels: PictureLevels): PictureSource {
  return {
    photoSize(id) {
      const photo = photoOf(id)
      if (photo?.state !== 'IMAGE') return undefined
      const { width, height, photoType } = photo
      return { width, height, isQuote: photoType === 'quotes' }
    },
    picture: (id, effect, arrived, wantedPixels) => levels.picture(id, effect, arrived, wantedPixels),
  }
}
