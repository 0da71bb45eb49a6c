import { type CollagePage, usesOnPages, withoutSamples } from '@collagerie/core/collage'
import { type PrintQuality, type QualitySummary, qualitySummary } from '@collagerie/core/quality'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { lowOnPage } from '../document/low-on-page.ts'
import { originalIn } from '../document/original-in.ts'
import { useLibrary } from '../photos/library-store.ts'

/** The worst first. */
const LOW_WORDS = ['bad', 'average', 'sufficient'] as const satisfies readonly PrintQuality[]

type LowWord = (typeof LOW_WORDS)[number]

export interface Quality {
  /** The summary of the shown page. */
  readonly summary: QualitySummary
  /** The number of photos on all pages that are too small. */
  readonly low: number
  /** How many photos have each quality word, the worst first. */
  readonly counts: readonly (readonly [quality: LowWord, count: number])[]
  /** The indices of their pages. */
  readonly lowPages: readonly number[]
  /** The sentences to show, the most important first. */
  readonly sentences: readonly string[]
}

/** Undefined until all photos are read; while another arrives, the previous result stays. */
export function useQuality(page: CollagePage): Quality | undefined {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  const pages = useDocument((state) => state.pages)
  const quality = useMemo(() => {
    const lows = (pages ?? [page]).map((each) => lowOnPage(each, photos))
    if (!lows.every((low) => low !== undefined)) return undefined
    const summary = qualitySummary(page, (id) => originalIn(photos, id))
    const low = lows.reduce((sum, each) => sum + each.low, 0)
    const blurred = lows.reduce((sum, each) => sum + each.blurred, 0)
    const hasOwn = usesOnPages((pages ?? [page]).map(withoutSamples)).size > 0
    const sentences = [
      low === 0 && hasOwn && t('qualityAllSufficient'),
      blurred > 0 && t('qualityBlurred', { count: blurred }),
      low > blurred && t('qualitySoft', { count: low - blurred }),
      low > 0 && t('qualityAdvice'),
      summary.messages.includes('duplicateExists') && t('qualityDuplicate'),
    ]
    return {
      summary,
      low,
      counts: LOW_WORDS.flatMap((word) => {
        const count = lows.reduce((sum, each) => sum + (each.words[word] ?? 0), 0)
        return count > 0 ? [[word, count] as const] : []
      }),
      lowPages: lows.flatMap((each, index) => (each.low > 0 ? [index] : [])),
      sentences: sentences.filter((sentence) => sentence !== false),
    }
  }, [page, pages, photos, t])
  const [known, setKnown] = useState(quality)
  if (quality && quality !== known) setKnown(quality)
  return quality ?? known
}
