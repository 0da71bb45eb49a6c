import { ORDER_STATES } from '@collagerie/core/order'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { shopPath } from '../navigation/routes/paths.ts'
import { useFocusGroup } from '../ui/use-focus-group.ts'
import { type BoardView, boardQuery } from './board-view.ts'
import styles from './state-filter.module.css'

const CHOICES = ['', ...ORDER_STATES] as const

/** Each state has its own address; changing it keeps the search. */
export function StateFilter({ view }: { readonly view: BoardView }) {
  const t = useTranslations('shop')
  const language = useLanguage((each) => each.language)
  const group = useFocusGroup<HTMLElement>()
  // In a narrow window the choice may be out of view.
  useEffect(() => {
    const chosen = group.current?.querySelector(`[data-state="${view.state}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [group, view.state])

  return (
    <nav ref={group} className={styles.filter} aria-label={t('byState')}>
      {CHOICES.map((state) => (
        <Link
          key={state}
          href={shopPath(language) + boardQuery({ ...view, state })}
          className={styles.choice ?? ''}
          data-state={state}
          aria-current={state === view.state ? 'page' : undefined}
        >
          {t(`filters.${state === '' ? 'all' : state}`)}
        </Link>
      ))}
    </nav>
  )
}
