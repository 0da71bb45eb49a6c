import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { chooserPath } from '../navigation/routes/paths.ts'
import button from '../ui/button.module.css'
import spoken from '../ui/spoken.module.css'
import styles from './chooser-screen.module.css'
import { ShownFilter } from './shown-filter.tsx'
import { TemplateGrid } from './template-grid.tsx'
import { useFilterLabel } from './use-filter-label.ts'
import { useShownTemplates } from './use-shown-templates.ts'

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  readonly filter: string
  readonly typed: string
  readonly onSearchEnd: () => void
  readonly hasFailed: boolean
  readonly onRetry: () => void
  /** What stands below the templates. */
  readonly children?: ReactNode
}

/** The templates of a filter or a search, or what there is to say in their place. */
export function Shelf({ templates, filter, typed, onSearchEnd, hasFailed, onRetry, children }: Props) {
  const t = useTranslations('template')
  const words = typed.trim()
  const { shown, instead, count, counted, areElsewhere, meant } = useShownTemplates(templates, filter, typed)
  const label = useFilterLabel(filter)
  /** The filter is named during a search too, as long as what is shown is from it. */
  const isShownOfFilter = words === '' ? templates.length > 0 : shown.length > 0 && label !== undefined && !areElsewhere
  return (
    <section aria-label={t('models')}>
      {isShownOfFilter && <ShownFilter label={label} count={counted} />}
      {meant !== '' && (
        <p className={styles.meant}>
          {t('noHits', { words })} {t('meant', { meant })}
        </p>
      )}
      {words !== '' && (
        <p role="status" className={shown.length === 0 || isShownOfFilter ? spoken.spoken : styles.found}>
          {areElsewhere && label !== undefined
            ? t('elsewhere', { count: counted, filter: label })
            : t('found', { count: counted })}
        </p>
      )}
      {hasFailed && <LoadFailure onRetry={onRetry} />}
      {!hasFailed && templates.length === 0 && <ComingCards />}
      {templates.length > 0 && shown.length === 0 && (
        <div className={styles.notice}>
          <p>{words === '' ? t('noResults') : t('noHits', { words })}</p>
          <Link href={chooserPath('')} className={button.secondary} onClick={onSearchEnd}>
            {t('allDesigns')}
          </Link>
          <p>{t('instead')}</p>
        </div>
      )}
      <TemplateGrid templates={shown.length === 0 ? instead : shown} wanted={shown.length === 0 ? undefined : count} />
      {children}
    </section>
  )
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('template.loadFailed')}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {t('misc.retry')}
      </button>
    </div>
  )
}

/** As many places as a window shows, for cards that are loading. */
const COMING = Array.from({ length: 8 }, (_, index) => index)

function ComingCards() {
  const t = useTranslations('template')
  return (
    <>
      <p role="status" className={spoken.spoken}>
        {t('loading')}
      </p>
      <div className={styles.grid} aria-hidden="true">
        {COMING.map((card) => (
          <i key={card} className={styles.coming} data-coming />
        ))}
      </div>
    </>
  )
}
