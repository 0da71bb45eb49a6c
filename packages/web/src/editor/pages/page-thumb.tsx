import { type Collage, groundColour } from '@collagerie/core/collage'
import { memo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showPage } from '../document-store.ts'
import { useInView } from './in-view.ts'
import styles from './page-strip.module.css'
import { usePagePicture } from './use-page-picture.ts'

interface Props {
  readonly page: Collage
  readonly index: number
  readonly count: number
  readonly isShown: boolean
}

/** A page in small. Only those in view are painted: a document may have a thousand. */
export const PageThumb = memo(function PageThumb({ page, index, count, isShown }: Props) {
  const t = useTranslations('editor')
  const item = useRef<HTMLLIElement>(null)
  const picture = usePagePicture(page, useInView(item))
  const { width, height } = page.template.canvas
  return (
    <li ref={item} className={styles.item}>
      <button
        type="button"
        className={styles.page}
        aria-label={t('page', { number: index + 1, count })}
        aria-current={isShown}
        onClick={() => showPage(index)}
      >
        <span className={styles.frame}>
          <span
            className={styles.paper}
            style={{
              width: `calc(var(--thumb) * ${Math.min(1, width / height)})`,
              aspectRatio: width / height,
              background: groundColour(page),
            }}
          >
            {picture !== undefined && <img src={picture} alt="" />}
          </span>
        </span>
        <span className={styles.number}>{index + 1}</span>
      </button>
    </li>
  )
})
