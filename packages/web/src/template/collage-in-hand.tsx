import type { Choice } from '@collagerie/core/choice'
import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { hasUnsavedChanges } from '../document/document-store.ts'
import { useLocalCopy } from '../document/local-copy.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import button from '../ui/button.module.css'
import link from '../ui/link.module.css'
import styles from './collage-in-hand.module.css'
import { movingPhotos, triedIn } from './fill-from-hand.ts'
import { useTemplate } from './use-template.ts'

interface Props {
  readonly choice: Choice
  readonly page: CollagePage
}

interface CollageInHandProps extends Props {
  readonly isOpening: boolean
  /** Lays the collage at hand aside and begins another one. */
  readonly onNew: () => void
}

/** For customers with an open collage: what becomes of it here, and the two ways to leave it as it is. */
export function CollageInHand({ choice, page, isOpening, onNew }: CollageInHandProps) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  // A collage this browser does not keep cannot be laid aside.
  const canLayAside = useLocalCopy() !== 'refused' || !hasUnsavedChanges()
  return (
    <div className={styles.hand}>
      <MovesHere choice={choice} page={page} />
      {canLayAside && (
        <button type="button" className={button.secondary} disabled={isOpening} onClick={onNew}>
          {t('choosing.begin')}
        </button>
      )}
      <Link href={editPath(language)} className={`${link.link} ${styles.unchanged}`}>
        {t('template.backToCollage')}
      </Link>
    </div>
  )
}

/** Says that the collage at hand moves into this template, and how many photos have no place there. */
export function MovesHere({ choice, page }: Props) {
  const t = useTranslations('choosing')
  const template = useTemplate(choice)
  // The layout for many photos takes longer than a frame, and photos arrive one by one.
  const photos = useDeferredValue(useLibrary((state) => state.photos))
  const order = useDeferredValue(useLibrary((state) => state.order))
  const said = useMemo(() => {
    if (!template || page.choice.templateId === choice.offered.id) return undefined
    const all = movingPhotos(page, fillable(photos, order))
    const placed = new Set(shownPhotos(triedIn(choice, template, page)).map(({ photo }) => photo.id))
    const left = all.filter((id) => !placed.has(id)).length
    return t('moves', { count: all.length, left, name: choice.offered.name })
  }, [choice, page, template, photos, order, t])
  return said === undefined ? null : <p className={styles.moves}>{said}</p>
}
