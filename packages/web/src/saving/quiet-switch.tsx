import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/checkbox.tsx'
import { setQuietUploads, useQuietSetting } from './quiet-setting.ts'
import styles from './quiet-switch.module.css'

/** Switches sending photos ahead; shown only if the shop does that. */
export function QuietSwitch() {
  const t = useTranslations('editor')
  const { isOn, isOffered } = useQuietSetting()
  const noteId = useId()
  if (!isOffered) return null
  return (
    <div className={styles.switch}>
      <Checkbox isSelected={isOn} onChange={setQuietUploads} describedBy={noteId}>
        {t('quietUploads')}
      </Checkbox>
      <p id={noteId} className={styles.note}>
        {t('quietUploadsNote')}
      </p>
    </div>
  )
}
