import { filtersFor, MOODS, moodTag, OCCASIONS, occasionTag } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'

interface NamedFilter {
  readonly filter: string
  readonly label: string
}

/** Every filter that has a name in the chooser. */
export function useNamedFilters(): readonly NamedFilter[] {
  const t = useTranslations('template')
  const language = useLanguage((state) => state.language)
  return [
    ...filtersFor(language).map(({ filter, labelKey }) => ({ filter, label: t(labelKey) })),
    ...OCCASIONS.map((each) => ({ filter: occasionTag(each), label: t(`occasion.${each}`) })),
    ...MOODS.map((each) => ({ filter: moodTag(each), label: t(`mood.${each}`) })),
  ]
}
