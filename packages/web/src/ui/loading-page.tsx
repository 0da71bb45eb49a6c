import { useTranslations } from 'use-intl'
import styles from './loading-page.module.css'

/** As index.html lays them out before there is any script. */
const BOXES = Array.from({ length: 9 }, (_, index) => index)

interface Props {
  readonly frame: 'selection' | 'template' | 'editor' | 'plain'
  /** What is waited for, where that is known. */
  readonly label?: string
}

/** The outline of the screen that is on its way: every wait before a screen is there looks like this. */
export function LoadingPage({ frame, label }: Props) {
  const t = useTranslations('misc')
  return (
    <div className={styles.page} data-frame={frame}>
      <output className={styles.loading}>{label ?? t('loading')}</output>
      <div className="frame-body" aria-hidden="true">
        {BOXES.map((box) => (
          <i key={box} />
        ))}
      </div>
    </div>
  )
}
