import { textSlots } from '@collagerie/core/collage'
import type { Template } from '@collagerie/core/template'
import { SUBTITLE_SLOT, TITLE_SLOT } from '@collagerie/core/text'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

const KEYS: Readonly<Record<string, 'defaultTitle' | 'defaultSubtitle'>> = {
  [TITLE_SLOT]: 'defaultTitle',
  [SUBTITLE_SLOT]: 'defaultSubtitle',
}

/** The hint in an empty text slot: an example of what the template asks for. */
export function useDefaultText(template: Template | undefined): (slot: string) => string {
  const t = useTranslations()
  return useCallback(
    (slot: string) => {
      const meaning = template && meaningOf(template, slot)
      if (meaning) return t(`texthint.${meaning}`)
      const key = KEYS[slot]
      return key ? t(`layertext.${key}`) : ''
    },
    [t, template],
  )
}

export function meaningOf(template: Template, slot: string) {
  return textSlots(template).find((layer) => layer.slot === slot)?.meaning
}
