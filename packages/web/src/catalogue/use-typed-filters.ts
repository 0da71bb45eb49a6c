import { isSameText, photoCountFilter } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { useNamedFilters } from './use-named-filters.ts'

/**
 * The filters that typed words name: "mariage" means the link of that name, and "14 photos" the field for a number of
 * photos. Empty if the words name no filter; then templates are searched for them.
 */
export function useTypedFilters(): (typed: string) => readonly string[] {
  const t = useTranslations('template')
  const filters = useNamedFilters()
  return (typed) => {
    const named = filters.filter(({ label }) => isSameText(label, typed))
    const count = Number(/\d+/.exec(typed)?.[0])
    const isCount = count > 0 && [String(count), t('photoCount', { count })].some((said) => isSameText(said, typed))
    return [...named.map(({ filter }) => filter), ...(isCount ? [photoCountFilter(count)] : [])]
  }
}
