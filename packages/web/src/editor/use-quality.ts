import type { Collage } from '@collagerie/core/collage'
import { type QualitySummary, qualitySummary } from '@collagerie/core/quality'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { lowOnPage } from '../document/low-on-page.ts'
import { originalIn } from '../document/original-in.ts'
import { useLibrary } from '../photos/library-store.ts'

export interface Quality {
  /** Of the page shown. */
  readonly summary: QualitySummary
  /** How many photos are too small, on any page. */
  readonly low: number
  /** The pages they are on, by their place. */
  readonly lowPages: readonly number[]
  /** What is to be said, the most important first. */
  readonly sentences: readonly string[]
}

/** Nothing until all photos are read; while one more comes, what was known before it. */
export function useQuality(collage: Collage): Quality | undefined {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const pages = useDocument((state) => state.pages)
  const quality = useMemo(() => {
    const lows = (pages ?? [collage]).map((page) => lowOnPage(page, photos)?.low)
    if (!lows.every((low) => low !== undefined)) return undefined
    const summary = qualitySummary(collage, (id) => originalIn(photos, id))
    const low = lows.reduce((sum, each) => sum + each, 0)
    const tooSmall = low === 0 ? t('qualityAllSufficient') : t('qualityTooSmall', { count: low })
    const isDouble = summary.messages.includes('duplicateExists')
    return {
      summary,
      low,
      lowPages: lows.flatMap((each, index) => (each > 0 ? [index] : [])),
      sentences: isDouble ? [tooSmall, t('qualityDuplicate')] : [tooSmall],
    }
  }, [collage, pages, photos, t])
  const [known, setKnown] = useState(quality)
  if (quality && quality !== known) setKnown(quality)
  return quality ?? known
}
