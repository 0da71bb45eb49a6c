import type { Collage } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import spoken from '../../ui/spoken.module.css'
import { useFocusGroup } from '../../ui/use-focus-group.ts'
import styles from './page-strip.module.css'
import { PageThumb } from './page-thumb.tsx'

interface Props {
  readonly pages: Collage
  readonly shown: number
}

/** Small pictures of all pages: one tab stop, with arrow keys between pages. */
export function PageStrip({ pages, shown }: Props) {
  const t = useTranslations('editor')
  const strip = useFocusGroup<HTMLUListElement>()

  useEffect(() => {
    const list = strip.current
    const item = list?.children[shown]
    if (!(list && item instanceof HTMLElement)) return
    // Only the strip scrolls, never the window around it.
    list.scrollTo({
      left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
    })
  }, [strip, shown])

  const count = pages.length
  // A page is identified by its index, which never changes.
  const numbered = pages.map((page, place) => ({ page, place }))
  return (
    <>
      <ul ref={strip} className={styles.strip} aria-label={t('pages')}>
        {numbered.map(({ page, place }) => (
          <PageThumb key={place} page={page} index={place} count={count} isShown={place === shown} />
        ))}
      </ul>
      <p className={spoken.spoken} role="status">
        {t('page', { number: shown + 1, count })}
      </p>
    </>
  )
}
