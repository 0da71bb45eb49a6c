import type { Picture } from '@collagerie/painter'

/** Decodes a picture off the main thread's critical path, ready to be drawn. */
export async function loadPicture(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}
