import type { FontFace as Face } from '@collagerie/painter'
import { browserMeasure } from './browser-platform.ts'

const loading = new Map<string, Promise<void>>()

/** Loads the font files a collage needs, each once. A failed one is tried again at the next call. */
export async function loadFaces(faces: readonly Face[]): Promise<void> {
  await Promise.all(faces.map(loadFace))
}

function loadFace({ family, file }: Face): Promise<void> {
  const known = loading.get(family)
  if (known) return known
  const face = new FontFace(family, `url(/webassets/fonts/${file})`)
  const loaded = face.load().then(
    () => {
      document.fonts.add(face)
      browserMeasure.forget()
    },
    (error: unknown) => {
      loading.delete(family)
      throw error
    },
  )
  loading.set(family, loaded)
  return loaded
}
