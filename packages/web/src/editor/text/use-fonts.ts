import { faceOf } from '@collagerie/painter'
import { useEffect, useState } from 'react'
import { track } from '../../analytics/analytics.ts'
import { loadFaces } from '../../painting/load-faces.ts'

/**
 * The fonts that are there, of those that are asked for; undefined until that is known. A text is only measured in a
 * font that is there, so one that cannot be loaded is not offered. Several weights are separated by spaces.
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
