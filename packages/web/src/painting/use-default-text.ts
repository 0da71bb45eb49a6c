import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { DEFAULT_TEXT } from './default-text.ts'

/** What stands in a text slot nobody has written in. */
export function useDefaultText(): (slot: string) => string {
  const t = useTranslations('layertext')
  return useCallback(
    (slot: string) => {
      const key = DEFAULT_TEXT[slot]
      return key ? t(key) : ''
    },
    [t],
  )
}
