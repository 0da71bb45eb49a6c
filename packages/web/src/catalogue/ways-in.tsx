import { type CatalogueTemplate, MOODS, moodTag, type Occasion, occasionTag } from '@collagerie/core/catalogue'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { selectionPath } from '../navigation/routes/paths.ts'
import { PhotosWay } from './photos-way.tsx'
import styles from './ways-in.module.css'

/** The best known ones; the filters list them all. */
const WELL_KNOWN = ['christmas', 'wedding', 'birth', 'birthday', 'family'] as const satisfies readonly Occasion[]

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  readonly filter: string
}

/** Three ways to begin: with photos, with an occasion, with a mood. */
export function WaysIn({ templates, filter }: Props) {
  const t = useTranslations('template')
  const occasions = WELL_KNOWN.map((each) => ({
    filter: occasionTag(each),
    label: t(`occasion.${each}`),
  }))
  const moods = MOODS.map((each) => ({ filter: moodTag(each), label: t(`mood.${each}`) }))
  return (
    <div role="group" className={styles.ways} aria-label={t('ways')}>
      <PhotosWay templates={templates} filter={filter} />
      <Way title={t('occasions')} links={occasions} active={filter} />
      <Way title={t('moods')} links={moods} active={filter} />
    </div>
  )
}

interface WayProps {
  readonly title: string
  readonly links: readonly { readonly filter: string; readonly label: string }[]
  readonly active: string
}

function Way({ title, links, active }: WayProps) {
  const titleId = useId()
  return (
    // The filters beside it are the landmark; this is a shorter way to some of them.
    <div role="group" className={styles.way} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.strip}>
        {links.map(({ filter, label }) => (
          <li key={filter}>
            <Link
              href={selectionPath(filter)}
              className={styles.chip}
              aria-current={filter === active ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
