import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/checkbox.tsx'
import { setAheadUploads, useAheadSetting } from './ahead-setting.ts'
import styles from './ahead-switch.module.css'

/** Switches sending photos ahead; shown only if the shop does that. */
export function AheadSwitch() {
  const t = useTranslations('editor')
  const { isOn, isOffered } = useAheadSetting()
  const noteId = useId()
  if (!isOffered) return null
  return (
    <div className={styles.switch}>
      <Checkbox isSelected={isOn} onChange={setAheadUploads} describedBy={noteId}>
        {t('aheadUploads')}
      </Checkbox>
      <p id={noteId} className={styles.note}>
        {t('aheadUploadsNote')}
      </p>
    </div>
  )
}
