import { partsOf, photoCountIn } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { selectionPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'
import styles from './shown-filter.module.css'
import { useNamedFilters } from './use-named-filters.ts'

interface Props {
  readonly filter: string
  /** The number of matching templates. */
  readonly count: number
}

/** Names the active filter and leads out of it. */
export function ShownFilter({ filter, count }: Props) {
  const t = useTranslations('template')
  const label = useFilterLabel(filter)
  if (filter === '' || label === undefined) return null
  return (
    <div className={styles.shown}>
      <h2 className={styles.label}>{label}</h2>
      <span className={styles.count}>{t('found', { count })}</span>
      <Link href={selectionPath('')} className={link.link ?? ''}>
        {t('allDesigns')}
      </Link>
    </div>
  )
}

function useFilterLabel(filter: string): string | undefined {
  const t = useTranslations('template')
  const named = useNamedFilters()
  const count = photoCountIn(filter)
  if (count !== undefined) return t('forCount', { count })
  const labels = partsOf(filter).map((part) => named.find((each) => each.filter === part)?.label)
  return labels.includes(undefined) ? undefined : labels.join(' · ')
}
