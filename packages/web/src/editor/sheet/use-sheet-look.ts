import { type CollagePage, sampleSlots } from '@collagerie/core/collage'
import type { PrintQuality } from '@collagerie/core/quality'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { useDefaultText } from '../../painting/use-default-text.ts'
import type { qualitiesOf } from './qualities-of.ts'
import { badgeOf, type DisplayFlags, sampleBadge, signOf } from './slot-badges.ts'
import type { useSeenSpaces } from './use-seen-spaces.ts'
import type { useShownPhotos } from './use-shown-photos.ts'

interface Seen {
  readonly page: CollagePage
  readonly defaultText: ReturnType<typeof useDefaultText>
  readonly qualities: ReturnType<typeof qualitiesOf>
  readonly flags: DisplayFlags
  readonly states: ReturnType<typeof useShownPhotos>['states']
  /** Slots whose photo is being read. */
  readonly arriving: ReadonlySet<string>
  readonly spaces: ReturnType<typeof useSeenSpaces>
}

/**
 * What the painting shows beside the collage: words, marks and signs. Keeps its identity until something of it changes.
 */
export function useSheetLook({ page, defaultText, qualities, flags, states, arriving, spaces }: Seen) {
  const t = useTranslations()
  const samples = useMemo(() => new Set(sampleSlots(page)), [page])
  return useMemo(() => {
    const words = {
      quality: (quality: PrintQuality) => t(`photoinstance.${quality}`),
      duplicate: t('editor.duplicate'),
    }
    return {
      defaultText,
      badge(slot: string) {
        if (samples.has(slot)) return sampleBadge(t('editor.sampleMark'))
        const quality = qualities.get(slot)
        return quality && badgeOf(quality, flags, words)
      },
      space: (slot: string) => spaces.get(slot)?.words,
      sign: (slot: string) => signOf(states.get(slot), arriving.has(slot)),
      failure: {
        lines: [t('layerphoto.errorLine1'), t('layerphoto.errorLine2')] as const,
        short: t('layerphoto.errorShort'),
      },
    }
  }, [defaultText, qualities, samples, flags, states, arriving, spaces, t])
}
