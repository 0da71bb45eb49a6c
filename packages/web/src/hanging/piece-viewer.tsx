import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import { isChosen, NO_PREFERENCE } from '@collagerie/core/format'
import { pieceObject } from '@collagerie/core/hanging'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { materialKey } from '../language/material-key.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { Dialog } from '../ui/dialog.tsx'
import figures from '../ui/figures.module.css'
import { KitLanguage } from '../ui/kit-language.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ObjectView } from './object-view.tsx'
import styles from './piece-viewer.module.css'
import { Pills } from './pills.tsx'
import { useSheet } from './use-sheet.ts'
import { useWall } from './use-wall.ts'
import type { ViewProps } from './view-props.ts'
import { WallView } from './wall-view.tsx'

interface Props extends ViewProps {
  /** Undefined while it is loading. */
  readonly page: CollagePage | undefined
  readonly source: PictureSource
  /** Whether sample pictures and words fill it. */
  readonly isSample: boolean
  /** The template it was made from, if known and still offered. */
  readonly offered: CatalogueTemplate | undefined
  /** Set where another size can be chosen. */
  readonly sizePicker?: ReactNode
  /** The next step and its price. */
  readonly action?: ReactNode
}

const NO_SIZES: CatalogueTemplate['children'] = []

/** A piece as it will be: to turn around, and on a wall. */
export function PieceViewer({ page, source, isSample, offered, sizePicker, action, start, onClose }: Props) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const [view, setView] = useState(start)
  const wall = useWall()
  const sheet = useSheet(page, source, isSample)
  // Tiles come in no other size, since their number is their size.
  const sizes = offered && !offered.isTileBased ? offered.children : NO_SIZES
  const material = page?.choice.material ?? NO_PREFERENCE
  const object = useMemo(() => page && pieceObject(page.template, page.choice.material), [page])
  return (
    <KitLanguage language={language}>
      <Dialog title={t('hanging.title')} closeLabel={t('misc.close')} isOpen onClose={onClose} width="full" isFitted>
        <div className={styles.viewer} data-view={view}>
          <div className={styles.head}>
            <Pills
              label={t('hanging.view')}
              entries={[
                { id: 'object', words: t('viewer.object') },
                { id: 'wall', words: t('viewer.wall') },
              ]}
              chosen={view}
              onChoose={setView}
            />
            {object && (
              <p className={figures.plain}>
                {t('misc.format', object.format)} · {t(`materials.${materialKey(material)}.name`)}
              </p>
            )}
          </div>
          {!sheet || !object ? (
            <div className={styles.waiting}>
              <Spinner label={t('hanging.loading')} />
            </div>
          ) : view === 'object' ? (
            <ObjectView
              object={object}
              sheet={sheet}
              name={t('misc.format', object.format)}
              isUndecided={!isChosen(material)}
              action={action}
            />
          ) : (
            <WallView object={object} sheet={sheet} sizes={sizes} wall={wall} sizePicker={sizePicker} action={action} />
          )}
        </div>
      </Dialog>
    </KitLanguage>
  )
}
