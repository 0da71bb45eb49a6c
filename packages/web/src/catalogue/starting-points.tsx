import {
  type CatalogueTemplate,
  combinedFilter,
  MOODS,
  moodTag,
  OCCASIONS,
  type Occasion,
  occasionTag,
  partsOf,
} from '@collagerie/core/catalogue'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooserPath } from '../navigation/routes/paths.ts'
import { StartFromPhotos } from './start-from-photos.tsx'
import styles from './starting-points.module.css'

/** Enough beside the filters, which list the others. */
export const WELL_KNOWN: ReadonlySet<Occasion> = new Set(['christmas', 'wedding', 'birth', 'birthday', 'family'])

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  readonly filter: string
}

/** Three ways to begin: with photos, with an occasion, with a mood. */
export function StartingPoints({ templates, filter }: Props) {
  const t = useTranslations('template')
  const occasions = OCCASIONS.map((each) => ({
    filter: occasionTag(each),
    label: t(`occasion.${each}`),
    isListedBeside: !WELL_KNOWN.has(each),
  }))
  const moods = MOODS.map((each) => ({ filter: moodTag(each), label: t(`mood.${each}`) }))
  const tags = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (filter !== '') showChosen(tags.current)
  }, [filter])
  return (
    <div role="group" className={styles.ways} aria-label={t('ways')}>
      <StartFromPhotos templates={templates} filter={filter} />
      <div ref={tags} className={styles.tags}>
        <StartingPoint title={t('occasions')} links={occasions} filter={filter} />
        <StartingPoint title={t('moods')} links={moods} filter={filter} />
      </div>
    </div>
  )
}

/** Scrolls the line of chips sideways to the chosen one, with a glimpse of those beside it. */
export function showChosen(line: HTMLElement | null): void {
  const chip = line?.querySelector('[aria-current]')
  if (!line || !chip) return
  const [outer, inner] = [line.getBoundingClientRect(), chip.getBoundingClientRect()]
  if (inner.left < outer.left + FADE_PX || inner.right > outer.right - GLIMPSE_PX)
    line.scrollBy(inner.left - outer.left - GLIMPSE_PX, 0)
}

/** As far as the line fades out at its start: a chip beyond that stays where it was pressed. */
const FADE_PX = 16
const GLIMPSE_PX = 40

interface StartingPointProps extends Pick<Props, 'filter'> {
  readonly title: string
  readonly links: readonly { readonly filter: string; readonly label: string; readonly isListedBeside?: boolean }[]
}

function StartingPoint({ title, links, filter: active }: StartingPointProps) {
  const titleId = useId()
  const parts = partsOf(active)
  return (
    // The filters beside it are the landmark; this only repeats some of them.
    <div role="group" className={styles.way} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.strip}>
        {links.map(({ filter, label, isListedBeside }) => (
          <li key={filter} className={isListedBeside ? styles.beside : undefined}>
            <Link
              href={chooserPath(combinedFilter(active, filter))}
              className={styles.chip}
              aria-current={parts.includes(filter) ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
