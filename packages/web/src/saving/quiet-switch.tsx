import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/checkbox.tsx'
import spoken from '../ui/spoken.module.css'
import { useLowLaptop } from '../ui/use-low-laptop.ts'
import { setQuietUploads, useQuietSetting } from './quiet-setting.ts'
import styles from './quiet-switch.module.css'

/** Whether photos are sent while the customer works; only where that happens at all. */
export function QuietSwitch() {
  const t = useTranslations('editor')
  const { isOn, isOffered } = useQuietSetting()
  const isLow = useLowLaptop()
  const noteId = useId()
  if (!isOffered) return null
  return (
    <div className={isLow ? styles.low : styles.switch}>
      <Checkbox isSelected={isOn} onChange={setQuietUploads} describedBy={noteId}>
        {t('quietUploads')}
      </Checkbox>
      <p id={noteId} className={isLow ? spoken.spoken : styles.note}>
        {t('quietUploadsNote')}
      </p>
    </div>
  )
}
