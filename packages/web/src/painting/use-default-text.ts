import { SUBTITLE_SLOT, TITLE_SLOT } from '@collagerie/core/text'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

const KEYS: Readonly<Record<string, 'defaultTitle' | 'defaultSubtitle'>> = {
  [TITLE_SLOT]: 'defaultTitle',
  [SUBTITLE_SLOT]: 'defaultSubtitle',
}

/** The hint in a text slot nobody has written in. */
export function useDefaultText(): (slot: string) => string {
  const t = useTranslations('layertext')
  return useCallback(
    (slot: string) => {
      const key = KEYS[slot]
      return key ? t(key) : ''
    },
    [t],
  )
}
