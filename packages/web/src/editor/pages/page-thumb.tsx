import { type CollagePage, groundColour } from '@collagerie/core/collage'
import { memo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showPage } from '../../document/document-store.ts'
import { useInView } from './in-view.ts'
import { PagePicture } from './page-picture.tsx'
import styles from './page-strip.module.css'

interface Props {
  readonly page: CollagePage
  readonly index: number
  readonly count: number
  readonly isShown: boolean
}

/** A small page. Until it has been in view it is an empty shape: a document may have a thousand pages. */
export const PageThumb = memo(function PageThumb({ page, index, count, isShown }: Props) {
  const t = useTranslations('editor')
  const item = useRef<HTMLLIElement>(null)
  const { isInView, wasSeen } = useInView(item)
  const { width, height } = page.template.format
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
            {wasSeen && <PagePicture page={page} isInView={isInView} />}
          </span>
        </span>
        <span className={styles.number}>{index + 1}</span>
      </button>
    </li>
  )
})
