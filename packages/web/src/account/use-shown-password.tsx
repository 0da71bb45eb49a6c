import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import styles from './account-form.module.css'

/** Whether a password can be read while it is typed, and the button at the end of its field that says so. */
export function useShownPassword() {
  const t = useTranslations('savedialog')
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.eye}
      aria-label={t('showCharacters')}
      aria-pressed={isShown}
      title={t('showCharacters')}
      onClick={() => setShown(!isShown)}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  )
  return { type: isShown ? 'text' : 'password', toggle } as const
}
