import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import type { CollagePage } from '@collagerie/core/collage'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SeePages } from '../../document/see-pages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fold } from '../../ui/fold.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { CutFacesNote } from '../cut-faces-note.tsx'
import { showQuality, useEditorUi } from '../editor-ui-store.ts'
import { QUALITY_COLOURS } from '../sheet/slot-badges.ts'
import { useCutFaces } from '../use-cut-faces.ts'
import { type Quality, useQuality } from '../use-quality.ts'
import styles from './quality-panel.module.css'

// Behind the line that unfolds.
const SharpLine = latePart(async () => (await import('./sharp-line.tsx')).SharpLine)

interface Props {
  readonly page: CollagePage
  readonly offered: CatalogueTemplate | undefined
  /** Other settings that are seldom changed, behind the same line if there is one. */
  readonly children?: ReactNode
}

/** How the photos will print: in a line that unfolds, and on the sheet if the box is ticked. */
export function QualityPanel({ page, offered, children }: Props) {
  const t = useTranslations('editor')
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  const quality = useQuality(page)
  const cut = useCutFaces()
  const isKnown = quality && (quality.sentences.length > 0 || cut.length > 0)
  return (
    <div className={styles.panel}>
      <Checkbox isSelected={showsQuality} onChange={showQuality}>
        {t('showQuality')}
      </Checkbox>
      {isKnown ? <Summary {...{ page, offered, quality, cut }}>{children}</Summary> : children}
    </div>
  )
}

interface SummaryProps extends Props {
  readonly quality: Quality
  readonly cut: ReturnType<typeof useCutFaces>
}

function Summary({ page, offered, quality, cut, children }: SummaryProps) {
  const t = useTranslations()
  const { summary, low, counts, lowPages, sentences } = quality
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  // Not an <output>: a press on one does not toggle the <details> around it.
  const line = (
    <span role="status">
      {counts.length === 0
        ? sentences[0]
        : counts.map(([word, count]) => (
            <span key={word} className={styles.count} style={{ backgroundColor: QUALITY_COLOURS[word] }}>
              {t(`photoinstance.${word}`)} {count}
            </span>
          ))}
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
