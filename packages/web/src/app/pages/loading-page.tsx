import { useTranslations } from 'use-intl'
import type { Screen } from '../../navigation/routes/screen-props.ts'
import styles from './loading-page.module.css'

/** As index.html lays them out before there is any script. */
const BOXES = Array.from({ length: 9 }, (_, index) => index)

const FRAMES: Readonly<Partial<Record<Screen, string>>> = {
  selection: 'selection',
  template: 'template',
  editor: 'editor',
}

/** The outline of the screen that is on its way. */
export function LoadingPage({ screen }: { readonly screen: Screen }) {
  const t = useTranslations('misc')
  return (
    <div className={styles.page} data-frame={FRAMES[screen] ?? 'plain'}>
      <output className={styles.loading}>{t('loading')}</output>
      <div className="frame-body" aria-hidden="true">
        {BOXES.map((box) => (
          <i key={box} />
        ))}
      </div>
    </div>
  )
}
