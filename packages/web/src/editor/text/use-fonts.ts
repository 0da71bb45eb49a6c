import { faceOf } from '@collagerie/painter'
import { useEffect, useState } from 'react'
import { track } from '../../analytics/analytics.ts'
import { loadFaces } from '../../painting/load-faces.ts'

/**
 * The available ones of the requested fonts; undefined until known. A text is measured only in a loaded font, so a font
 * that cannot be loaded is not offered. Several weights are separated by spaces.
 */
export function useFonts(fonts: readonly string[], weights: string): readonly string[] | undefined {
  const [loaded, setLoaded] = useState<readonly string[]>()

  useEffect(() => {
    let isCurrent = true
    void Promise.allSettled(
      fonts.map((font) => loadFaces(weights.split(' ').map((weight) => faceOf(font, weight)))),
    ).then((results) => {
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) track('painting-failure', { message: String(failed.reason) })
      if (isCurrent) setLoaded(fonts.filter((_, index) => results[index]?.status === 'fulfilled'))
    })
    return () => {
      isCurrent = false
    }
  }, [fonts, weights])

  return loaded
}
