import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './hints.module.css'

const STORAGE_KEY = 'collagerie.touch-help'

/** How fingers work the sheet. Once read it stays away. */
export function TouchHelp() {
  const t = useTranslations()
  const [isShown, setShown] = useState(() => window.matchMedia('(pointer: coarse)').matches && !wasRead())
  if (!isShown) return null

  function close(): void {
    setShown(false)
    try {
      localStorage.setItem(STORAGE_KEY, 'read')
    } catch {
      // Storage may be forbidden: the help then comes again with the next page.
    }
  }

  return (
    <div className={styles.help}>
      <p>
        {t('editor.touchHelp')} {t('editor.twoFingersHint')}
      </p>
      <Button look="icon" aria-label={t('misc.close')} onPress={close}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

function wasRead(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
