import type { FontFace as Face } from '@collagerie/painter'
import { browserMeasure } from './browser-platform.ts'

const loading = new Map<string, Promise<void>>()
const loaded = new Set<string>()

/** Whether words in these faces can be painted now; a browser would paint them in a face of its own. */
export function hasFaces(faces: readonly Face[]): boolean {
  return faces.every(({ family }) => loaded.has(family))
}

/** Loads the font files a collage needs, each once. A failed one is tried again at the next call. */
export async function loadFaces(faces: readonly Face[]): Promise<void> {
  await Promise.all(faces.map(loadFace))
}

function loadFace({ family, file }: Face): Promise<void> {
  const known = loading.get(family)
  if (known) return known
  const face = new FontFace(family, `url(/webassets/fonts/${file})`)
  const coming = face.load().then(
    () => {
      document.fonts.add(face)
      loaded.add(family)
      browserMeasure.forget()
    },
    (error: unknown) => {
      loading.delete(family)
      throw error
    },
  )
  loading.set(family, coming)
  return coming
}
