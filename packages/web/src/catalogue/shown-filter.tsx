import { filtersFor, MOODS, moodTag, OCCASIONS, occasionTag, photoCountIn } from '@collagerie/core/catalogue'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { selectionPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'
import styles from './shown-filter.module.css'

interface Props {
  readonly filter: string
  /** How many templates it lets through. */
  readonly count: number
}

/** Says which filter is on, and leads out of it. */
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
  const language = useLanguage((state) => state.language)
  const count = photoCountIn(filter)
  if (count !== undefined) return t('forCount', { count })
  const occasion = OCCASIONS.find((each) => occasionTag(each) === filter)
  if (occasion) return t(`occasion.${occasion}`)
  const mood = MOODS.find((each) => moodTag(each) === filter)
  if (mood) return t(`mood.${mood}`)
  const listed = filtersFor(language).find((each) => each.filter === filter)
  return listed && t(listed.labelKey)
}
