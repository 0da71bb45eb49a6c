import { useTranslations } from 'use-intl'
import styles from './loading-page.module.css'

/** As index.html lays them out before there is any script. */
const BOXES = Array.from({ length: 12 }, (_, index) => index)

interface Props {
  readonly frame: 'selection' | 'template' | 'editor' | 'plain'
  /** How much wider than high the sheet in the outline is; without it there is none. */
  readonly sheetRatio?: number | undefined
  /** What is waited for, where that is known. */
  readonly label?: string
}

/** The outline of the screen that is on its way: every wait before a screen is there looks like this. */
export function LoadingPage({ frame, sheetRatio, label }: Props) {
  const t = useTranslations('misc')
  return (
    <div className={styles.page} data-frame={frame}>
      <output className={styles.loading}>{label ?? t('loading')}</output>
      <div className="frame-body" aria-hidden="true" style={{ ['--sheet-ratio' as string]: sheetRatio }}>
        {BOXES.map((box) => (
          <i key={box} />
        ))}
      </div>
    </div>
  )
}
