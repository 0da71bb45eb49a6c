import { partsOf, photoCountIn } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { useNamedFilters } from './use-named-filters.ts'

/** The name of a filter; undefined if there is none, or it has no name. */
export function useFilterLabel(filter: string): string | undefined {
  const t = useTranslations('template')
  const named = useNamedFilters()
  if (filter === '') return undefined
  const count = photoCountIn(filter)
  if (count !== undefined) return t('forCount', { count })
  const labels = partsOf(filter).map((part) => named.find((each) => each.filter === part)?.label)
  return labels.includes(undefined) ? undefined : labels.join(' · ')
}
