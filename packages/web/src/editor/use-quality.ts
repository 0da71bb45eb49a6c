import type { Collage } from '@collagerie/core/collage'
import { type QualitySummary, qualitySummary } from '@collagerie/core/placement'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLibrary } from '../photos/library-store.ts'
import { originalIn } from './photo-actions.ts'

interface Quality {
  readonly summary: QualitySummary
  /** How many photos are too small. */
  readonly low: number
  /** What is to be said, the most important first. */
  readonly sentences: readonly string[]
}

export function useQuality(collage: Collage): Quality {
  const t = useTranslations('editor')
  const photos = useLibrary((state) => state.photos)
  return useMemo(() => {
    const summary = qualitySummary(collage, (id) => originalIn(photos, id))
    const low = summary.slots.filter(({ isLow }) => isLow).length
    const words = {
      allSufficient: () => t('qualityAllSufficient'),
      oneTooSmall: () => t('qualityTooSmall', { count: low }),
      severalTooSmall: () => t('qualityTooSmall', { count: low }),
      duplicateExists: () => t('qualityDuplicate'),
    }
    return { summary, low, sentences: summary.messages.map((message) => words[message]()) }
  }, [collage, photos, t])
}
