import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { takeDraft } from '../drafts/take-draft.ts'
import { usePictureUrl } from '../drafts/use-picture-url.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'
import { showToast } from '../ui/toast-queue.ts'
import { findLastPiece, type LastPiece } from './last-piece.ts'
import styles from './left-piece.module.css'
import { PiecePicture } from './piece-picture.tsx'

/** The collage that was left, on the wall, with a link back to it; nothing if there is none. */
export function LeftPiece() {
  const t = useTranslations('savedialog')
  const drafts = useTranslations('drafts')
  const language = useLanguage((state) => state.language)
  const [last, setLast] = useState<LastPiece | null>()
  const blob = last?.picture instanceof Blob ? last.picture : undefined
  const url = usePictureUrl(blob)

  useEffect(() => {
    let isCurrent = true
    findLastPiece().then(
      (found) => isCurrent && setLast(found ?? null),
      (error: unknown) => {
        track('last-piece-failed', { message: String(error) })
        if (isCurrent) setLast(null)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])

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
        <span className={link.link}>{t('backToCollage')}</span>
        {/* Nothing asked before leaving, so where it is has to be said here. */}
        {last.draft && <span className={styles.note}>{drafts('keptHere')}</span>}
      </span>
    </a>
  )
}
