import type { Collage } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/quality'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { librarySource } from '../photos/library-store.ts'
import { laidOut } from './laid-out.ts'
import styles from './layouts.module.css'

interface Props {
  readonly layout: PhotoLayout
  readonly like: Collage | undefined
  readonly photos: readonly AutofillPhoto[]
  readonly onTake: (layout: PhotoLayout) => void
}

/** A sheet with the customer's own photos, in small: it is what taking it gives. */
export function LayoutCard({ layout, like, photos, onTake }: Props) {
  const t = useTranslations()
  const { choice, template, placements, empty, unused } = layout
  const shown = useMemo(() => laidOut(like, layout, photos), [like, layout, photos])
  const facts = [
    t('template.photoCount', { count: placements.length }),
    empty > 0 && t('forPhotos.empty', { count: empty }),
    unused > 0 && t('forPhotos.unused', { count: unused }),
    t('misc.format', { width: template.canvas.width, height: template.canvas.height }),
  ]
  return (
    <li>
      <button type="button" className={styles.card} onClick={() => onTake(layout)}>
        <span className={styles.wall}>
          <SheetCanvas collage={shown} source={librarySource} />
        </span>
        <span className={styles.name}>{choice.offered.name}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  )
}
