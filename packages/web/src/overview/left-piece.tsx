import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { takeDraft } from '../drafts/take-draft.ts'
import { usePictureUrl } from '../drafts/use-picture-url.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import button from '../ui/button.module.css'
import { showToast } from '../ui/toast-queue.ts'
import type { LastPiece } from './last-piece.ts'
import styles from './left-piece.module.css'
import { PiecePicture } from './piece-picture.tsx'

interface Props {
  /** Undefined while it is looked for; null if there is none. */
  readonly last: LastPiece | null | undefined
}

/** The collage that was left, on the wall, with the way back to it; nothing if there is none. */
export function LeftPiece({ last }: Props) {
  const t = useTranslations('savedialog')
  const drafts = useTranslations('drafts')
  const language = useLanguage((state) => state.language)
  const blob = last?.picture instanceof Blob ? last.picture : undefined
  const url = usePictureUrl(blob)

  async function open(event: MouseEvent): Promise<void> {
    const draft = last?.draft
    if (!draft || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      window.location.assign(editPath(language, await takeDraft(draft)))
    } catch {
      showToast('drafts.broken', { tone: 'urgent' })
    }
  }

  if (last === null) return null
  const src = typeof last?.picture === 'string' ? last.picture : url
  if (!last || src === undefined) return <div className={styles.left} />
  return (
    // Loads the page anew, as every way to a saved collage does.
    <a href={editPath(language, last.savedId)} className={styles.left} onClick={(event) => void open(event)}>
      <PiecePicture src={src} {...last.format} alt="" isFirst />
      <span className={styles.words}>
        {/* Nothing asked before leaving, so where it is has to be said here. */}
        {last.draft && <span className={styles.note}>{drafts('keptHere')}</span>}
        <span className={button.primary}>{t('backToCollage')}</span>
      </span>
    </a>
  )
}
