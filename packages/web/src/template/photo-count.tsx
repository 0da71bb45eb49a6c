import { type Choice, photoCountsOf } from '@collagerie/core/choice'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from './template-screen.module.css'

/** The number of photos of the choice and, if the controls can change it, its range. */
export function PhotoCount({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('template')
  const counts = useMemo(() => photoCountsOf(choice), [choice])
  const { photos: drawn = 0 } = choice.size
  const { count, least, most } = counts ?? { count: drawn, least: drawn, most: drawn }
  return (
    <p role="status" className={styles.photos}>
      {least === most ? t('photoCount', { count }) : t('photoCountBetween', { count, least, most })}
    </p>
  )
}
