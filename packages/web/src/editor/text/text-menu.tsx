import type { CollagePage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { TextTools } from '../bottom-bar/text-tools.tsx'
import styles from '../panel/panel-popover.module.css'
import { PanelPopover } from '../panel/panel-popover.tsx'

/** All that can be written, in a panel beside the sheet; a phone shows the same at its foot. */
export function TextMenu({ page }: { readonly page: CollagePage }) {
  const t = useTranslations('editor')
  return (
    <PanelPopover panel="text" title={t('bottomBar.text')}>
      <div className={styles.text}>
        <TextTools page={page} />
      </div>
    </PanelPopover>
  )
}
