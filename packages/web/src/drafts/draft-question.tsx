import { useTranslations } from 'use-intl'
import button from '../ui/button.module.css'
import styles from './draft-question.module.css'
import type { DraftSummary } from './draft-summary.ts'
import { usePictureUrl } from './use-picture-url.ts'

interface Props {
  readonly draft: DraftSummary
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** Asks which version to open if this browser has changes to a saved collage that the account lacks. */
export function DraftQuestion({ draft, onTake, onLeave }: Props) {
  const t = useTranslations('drafts')
  const picture = usePictureUrl(draft.picture)
  const { width, height } = draft.format
  const isElsewhere = draft.openIn === 'another tab'
  return (
    <section className={styles.question}>
      {picture !== undefined && <img className={styles.picture} src={picture} width={width} height={height} alt="" />}
      <h1 className={styles.heading}>{t('newerTitle')}</h1>
      <p>{t(isElsewhere ? 'elsewhere' : 'newerText')}</p>
      <div className={styles.actions}>
        <button type="button" className={button.secondary} onClick={onLeave}>
          {t('openSaved')}
        </button>
        <button type="button" className={button.primary} onClick={onTake}>
          {t(isElsewhere ? 'openCopy' : 'takeNewer')}
        </button>
      </div>
    </section>
  )
}
