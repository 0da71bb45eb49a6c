import { useTranslations } from 'use-intl'
import { Checkbox } from '../../ui/checkbox.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { showQuality, useEditorUi } from '../editor-ui-store.ts'
import type { QualityProps } from './quality-fold.tsx'
import styles from './quality-panel.module.css'

/** Only photos have a quality, and they come after the sheet. */
const QualityFold = latePart<QualityProps>(
  async () => (await import('./quality-fold.tsx')).QualityFold,
  ({ children }) => children,
)

/** How the photos will print: in a line that unfolds, and on the sheet if the box is ticked. */
export function QualityPanel(props: QualityProps) {
  const t = useTranslations('editor')
  const showsQuality = useEditorUi((desk) => desk.showsQuality)
  return (
    <div className={styles.panel}>
      <Checkbox isSelected={showsQuality} onChange={showQuality}>
        {t('showQuality')}
      </Checkbox>
      <QualityFold {...props} />
    </div>
  )
}
