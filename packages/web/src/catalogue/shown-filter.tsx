import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooserPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'
import styles from './shown-filter.module.css'

interface Props {
  /** The filter's name; nothing is shown without one. */
  readonly label: string | undefined
  /** The number of matching templates. */
  readonly count: number
}

/** Names the active filter and leads out of it. */
export function ShownFilter({ label, count }: Props) {
  const t = useTranslations('template')
  if (label === undefined) return null
  return (
    <div className={styles.shown}>
      <h2 className={styles.label}>{label}</h2>
      <span className={styles.count}>{t('found', { count })}</span>
      <Link href={chooserPath('')} className={link.alone ?? ''}>
        {t('allDesigns')}
      </Link>
    </div>
  )
}
