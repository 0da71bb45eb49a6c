import type { CollagePage } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { useMemo } from 'react'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import { librarySource } from '../photos/library-store.ts'
import figures from '../ui/figures.module.css'
import { laidOut } from './laid-out.ts'
import styles from './layouts.module.css'

interface Props {
  readonly layout: PhotoLayout
  /** The line under the card, which differs from that of every other card. */
  readonly line: string | undefined
  readonly like: CollagePage | undefined
  readonly photos: readonly AutofillPhoto[]
  readonly onTake: (layout: PhotoLayout) => void
}

/** A sheet with the customer's own photos, in small: it is what taking it gives. */
export function LayoutCard({ layout, line, like, photos, onTake }: Props) {
  const { choice } = layout
  const shown = useMemo(() => laidOut(like, layout, photos), [like, layout, photos])
  return (
    <li>
      <button type="button" className={styles.card} onClick={() => onTake(layout)}>
        <span className={styles.wall}>
          <SheetCanvas page={shown} source={librarySource} />
        </span>
        <span className={styles.name}>{choice.offered.name}</span>
        <span className={figures.small}>{line}</span>
      </button>
    </li>
  )
}
