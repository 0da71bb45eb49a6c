import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './hints.module.css'

/** Explains how fingers work the sheet. Once read it does not return. */
export function TouchHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations()
  return (
    <div className={styles.help}>
      <p>
        {t('editor.touchHelp')} <span>{t('editor.twoFingersHint')}</span>
      </p>
      <Button look="icon" aria-label={t('misc.close')} onPress={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
