import { type CatalogueTemplate, shortName } from '@collagerie/core/catalogue'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import button from '../ui/button.module.css'
import { datesIn } from '../ui/dates-in.ts'
import figures from '../ui/figures.module.css'
import hung from '../ui/hung.module.css'
import { hungSize } from '../ui/hung-size.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './draft-card.module.css'
import type { DraftSummary } from './draft-summary.ts'
import { usePictureUrl } from './use-picture-url.ts'

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

interface Props {
  readonly draft: DraftSummary
  readonly template: CatalogueTemplate
  readonly onOpen: () => void
  readonly onDiscard: () => void
}

/**
 * A begun collage: its picture on the wall, what it is and when it was last changed. Until there is a picture its place
 * stays bare: one with the shop's photos would look as if the customer's were lost.
 */
export function DraftCard({ draft, template, onOpen, onDiscard }: Props) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const nameId = useId()
  const whenId = useId()
  const picture = usePictureUrl(draft.picture)
  const { width, height } = draft.format
  const { pages = 1 } = draft
  const isElsewhere = draft.openIn === 'another tab'
  const updatedAt = new Date(draft.updatedAt)
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <span className={styles.wall}>
        <span className={hung.room}>
          {picture === undefined ? (
            <span className={hung.print} style={hungSize(width, height)} />
          ) : (
            <img className={hung.print} src={picture} style={hungSize(width, height)} alt="" />
          )}
        </span>
      </span>
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name} title={draft.title ?? template.name}>
          {draft.title ?? shortName(template.name)}
        </h3>
        <p className={figures.small}>
          {pages > 1 && `${t('overview.pageCount', { count: pages })} · `}
          {t('misc.format', draft.format)}
          <br />
          <time id={whenId} dateTime={updatedAt.toISOString()}>
            {new Intl.DateTimeFormat(datesIn(language), MOMENT).format(updatedAt)}
          </time>
          {isElsewhere && (
            <>
              <br />
              {t('drafts.openElsewhere')}
            </>
          )}
        </p>
        <div className={styles.actions}>
          <button type="button" className={button.secondary} aria-describedby={`${nameId} ${whenId}`} onClick={onOpen}>
            {t(isElsewhere ? 'drafts.openCopy' : 'drafts.continue')}
          </button>
          {draft.openIn === 'none' && (
            <button
              type="button"
              className={button.icon}
              aria-label={t('editor.draftDiscard')}
              aria-describedby={`${nameId} ${whenId}`}
              title={t('editor.draftDiscard')}
              onClick={onDiscard}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      </div>
    </article>
  )
}
