import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { useEffect, useState } from 'react'
import { analysedSoon } from '../photos/analysed-soon.ts'
import { useLibrary } from '../photos/library-store.ts'
import { findLayouts } from './find-layouts.ts'
import { photosAtHand } from './photos-at-hand.ts'

interface Found {
  readonly layouts: readonly PhotoLayout[] | undefined
  readonly photos: readonly AutofillPhoto[]
  readonly done: number
  readonly total: number
}

const NOTHING_YET: Found = { layouts: undefined, photos: [], done: 0, total: 0 }

/** Searches for layouts once, when first shown; later changes of the collage do not start it again. */
export function useLayouts(templates: readonly CatalogueTemplate[], like: CollagePage | undefined): Found {
  const [found, setFound] = useState(NOTHING_YET)
  useEffect(() => {
    if (templates.length === 0) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      await analysedSoon(photosAtHand(useLibrary.getState()).map(({ id }) => id))
      const photos = photosAtHand(useLibrary.getState())
      if (signal.aborted) return
      const onTried = (done: number, total: number) => setFound({ ...NOTHING_YET, photos, done, total })
      const layouts = await findLayouts(templates, like, photos, onTried, signal)
      if (!signal.aborted) setFound((now) => ({ ...now, layouts }))
    }
    void look()
    return () => leaving.abort()
  }, [templates, like])
  return found
}
