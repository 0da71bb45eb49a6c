import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type CollagePage, textsLeftOut } from '@collagerie/core/collage'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Progress } from '../ui/progress.tsx'
import { takePhotoLayout } from './laid-out.ts'
import { LayoutCard } from './layout-card.tsx'
import { BETWEEN, layoutLines } from './layout-lines.ts'
import styles from './layouts.module.css'
import { ownCount, photosAtHand } from './photos-at-hand.ts'
import { useLayouts } from './use-layouts.ts'

interface Props {
  readonly templates: readonly CatalogueTemplate[]
  /** The choice whose format and material are used if there is no collage yet. */
  readonly like?: CollagePage | undefined
  readonly onClose: () => void
  /** Also told which texts of the sheet before have no place on it. */
  readonly onTaken: (layout: PhotoLayout, leftOut: readonly string[]) => void
}

/** The layouts that suit the customer's photos, as small pictures with these photos; one click takes one. */
export function LayoutsDialog({ templates, like, onClose, onTaken }: Props) {
  const t = useTranslations()
  const count = useLibrary(ownCount)
  const progress = useLibrary((library) => library.progress)
  return (
    <Dialog title={t('forPhotos.title', { count })} closeLabel={t('misc.close')} width="wide" isOpen onClose={onClose}>
      {progress ? (
        <div className={styles.coming}>
          <Progress label={t('forPhotos.importing', progress)} value={progress.done} max={progress.total} />
        </div>
      ) : (
        <Layouts templates={templates} like={like} count={count} onTaken={onTaken} />
      )}
    </Dialog>
  )
}

interface LayoutsProps extends Omit<Props, 'onClose'> {
  readonly count: number
}

function Layouts({ templates, like, count, onTaken }: LayoutsProps) {
  const t = useTranslations('forPhotos')
  const say = useTranslations()
  // The collage as it was when the dialog opened, since taking a layout changes it.
  const [page] = useState(() => useDocument.getState().page ?? like)
  const { layouts, photos, done, total } = useLayouts(templates, page)
  const seen = useLibrary((library) => photosAtHand(library).filter(({ content }) => content).length)
  if (!layouts) {
    return (
      <div className={styles.coming}>
        {total === 0 ? (
          <Progress label={t('looking', { seen, count })} value={seen} max={count} />
        ) : (
          <Progress label={t('trying', { done, total })} value={done} max={total} />
        )}
      </div>
    )
  }
  if (layouts.length === 0) return <p>{t('none', { count })}</p>

  /** Whether the layout leaves out a written text: said before it is taken. */
  function isLeftOff(layout: PhotoLayout | undefined): boolean {
    return page !== undefined && layout !== undefined && textsLeftOut(page, layout.template).length > 0
  }

  function chooseLayout(layout: PhotoLayout): void {
    const before = useDocument.getState().page
    takePhotoLayout(layout, photos)
    onTaken(layout, before ? textsLeftOut(before, layout.template) : [])
  }

  const quotes = new Set(photos.flatMap(({ id, isQuote }) => (isQuote ? [id] : [])))
  const lines = layoutLines(layouts, say, quotes).map((line, index) =>
    isLeftOff(layouts[index]) ? `${line}${BETWEEN}${say('lettering.leftOff')}` : line,
  )
  return (
    <>
      <p className={styles.help}>{t('help')}</p>
      <ul className={styles.grid}>
        {layouts.map((layout, index) => (
          <LayoutCard
            key={JSON.stringify([layout.choice.offered.id, layout.choice.values])}
            layout={layout}
            line={lines[index]}
            like={page}
            photos={photos}
            onTake={chooseLayout}
          />
        ))}
      </ul>
    </>
  )
}
