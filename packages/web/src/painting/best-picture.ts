import type { Toning } from '@collagerie/core/effects'
import type { PictureSource, SourcePicture } from './picture-source.ts'

interface PictureWish {
  readonly id: string
  readonly toning: Toning
  /** The pixels of the whole photo's long side. */
  readonly pixels: number
}

/** A photo's picture once no better one is being made, or the present one when the time is up. */
export function bestPicture(
  source: PictureSource,
  { id, toning, pixels }: PictureWish,
  timeUp: AbortSignal,
): Promise<SourcePicture | undefined> {
  return new Promise((resolve) => {
    let isDone = false
    const look = () => {
      if (isDone) return
      const picture = source.picture(id, toning, look, pixels)
      isDone = !picture?.isComing || timeUp.aborted
      if (isDone) resolve(picture)
    }
    timeUp.addEventListener('abort', look, { once: true })
    look()
  })
}
