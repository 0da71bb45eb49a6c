import { type Choice, photoCountsOf } from '@collagerie/core/choice'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from './template-screen.module.css'

/** How many photos the choice asks for and, where the controls can change that, from how few to how many. */
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
