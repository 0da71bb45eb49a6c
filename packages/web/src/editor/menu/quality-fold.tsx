import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SeePages } from '../../document/see-pages.tsx'
import { Fold } from '../../ui/fold.tsx'
import spoken from '../../ui/spoken.module.css'
import { CutFacesNote } from '../cut-faces-note.tsx'
import { useEditorUi } from '../editor-ui-store.ts'
import { QUALITY_COLOURS } from '../sheet/slot-badges.ts'
import { useCutFaces } from '../use-cut-faces.ts'
import { useQuality } from '../use-quality.ts'
import styles from './quality-panel.module.css'
import { SharpLine } from './sharp-line.tsx'

export interface QualityProps {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
  /** Other settings that are seldom changed, behind the same line if there is one. */
  readonly children?: ReactNode
}

/** The line that says how the photos will print, once something is known, and what stands behind it. */
export function QualityFold({ page, offered, children }: QualityProps) {
  const t = useTranslations()
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  const quality = useQuality(page)
  const cut = useCutFaces()
  if (!quality || (quality.sentences.length === 0 && cut.length === 0)) return children
  const { summary, low, counts, lowPages, sentences } = quality
  // Not an <output>: a press on one does not toggle the <details> around it.
  const line = (
    <span role="status">
      {counts.length === 0 ? (
        sentences[0]
      ) : (
        <>
          <span className={spoken.spoken}>{t('editor.qualityOfPhotos')}</span>
          {counts.map(([word, count]) => (
            <span key={word} className={styles.count} style={{ backgroundColor: QUALITY_COLOURS[word] }}>
              {t(`editor.qualityCounts.${word}`, { count })}
            </span>
          ))}
        </>
      )}
    </span>
  )
  return (
    <Fold line={line} className={styles.summary}>
      <div className={styles.more}>
        {sentences.slice(counts.length === 0 ? 1 : 0).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <SeePages places={lowPages} />
        {cut.length > 0 && <CutFacesNote cut={cut} />}
        {summary.hasMarks && !showsQuality && <p>{t('editor.qualityTick', { count: low })}</p>}
        {offered && !offered.isTileBased && <SharpLine page={page} offered={offered} />}
        {children}
      </div>
    </Fold>
  )
}
