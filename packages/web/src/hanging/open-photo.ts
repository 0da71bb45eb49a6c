import type { BitmapPicture } from '../photos/library/picture-cache.ts'

/** More pixels than any window shows, but few enough for a phone. */
const MOST_PX = 2400

/** Opens a photo of a wall, upright, only in this browser: its bytes are not sent. */
export async function openPhoto(file: Blob): Promise<BitmapPicture> {
  const whole = await createImageBitmap(file)
  const share = Math.min(1, MOST_PX / Math.max(whole.width, whole.height))
  if (share === 1) return { image: whole, width: whole.width, height: whole.height }
  const width = Math.max(1, Math.round(whole.width * share))
  const height = Math.max(1, Math.round(whole.height * share))
  try {
    const image = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
    return { image, width, height }
  } finally {
    whole.close()
  }
}
