import type { Picture } from '@collagerie/painter'

/** More pixels than any window shows, and few enough for a phone. */
const MOST_PX = 2400

/** Reads a photo of a wall, upright, in this browser alone: its bytes go nowhere. */
export async function openPhoto(file: Blob): Promise<Picture> {
  const whole = await createImageBitmap(file)
  const share = Math.min(1, MOST_PX / Math.max(whole.width, whole.height))
  if (share === 1) return { image: whole, width: whole.width, height: whole.height }
  const width = Math.max(1, Math.round(whole.width * share))
  const height = Math.max(1, Math.round(whole.height * share))
  const image = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  whole.close()
  return { image, width, height }
}
