import { BASE_PIXELS } from '@collagerie/core/photo'
import type { Picture, Step } from '@collagerie/painter'
import type { PictureSource } from './picture-source.ts'
import { wantedPixels } from './wanted-pixels.ts'

/** Beyond it a photo's original would be fetched. */
const MOST_PIXELS = BASE_PIXELS.computer
/** A decoder may come out a few pixels beside what was asked for. */
const NEARLY = 0.95

interface Look {
  readonly source: PictureSource
  /** Pixels per centimetre. */
  readonly scale: number
  readonly arrived: () => void
}

/**
 * The pictures of all photos in these steps, by `photo toning`, as sharp as they will be seen; nothing while one is still
 * coming, of which `arrived` hears. Throws where one came to nothing, or only smaller than it is seen.
 */
export function wholePictures(
  steps: readonly Step[],
  { source, scale, arrived }: Look,
): ReadonlyMap<string, Picture> | undefined {
  const wanted = wantedPixels(steps, scale)
  const pictures = new Map<string, Picture>()
  let isComing = false
  // To the end, whatever is coming: all are asked for at once.
  for (const step of steps) {
    if (step.kind !== 'photo') continue
    const { photo, toning } = step
    const size = source.photoSize(photo) ?? { width: 0, height: 0 }
    const pixels = Math.min(MOST_PIXELS, wanted.get(photo) ?? 0)
    const picture = source.picture(photo, toning, arrived, pixels)
    const enough = NEARLY * Math.min(pixels, Math.max(size.width, size.height))
    if (picture?.isComing) isComing = true
    else if (!picture || picture.isStandIn || Math.max(picture.width, picture.height) < enough) {
      throw new Error(`Photo ${photo} is not there in ${Math.ceil(pixels)} pixels.`)
    } else pictures.set(`${photo} ${toning}`, picture)
  }
  return isComing ? undefined : pictures
}
