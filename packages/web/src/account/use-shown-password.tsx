import { useState } from 'react'
import { useTranslations } from 'use-intl'
import button from '../ui/end-button.module.css'
import { Icon } from '../ui/icon.tsx'

/** Whether a password is readable while typed, and the button in its field that toggles that. */
export function useShownPassword() {
  const t = useTranslations('savedialog')
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={button.end}
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
