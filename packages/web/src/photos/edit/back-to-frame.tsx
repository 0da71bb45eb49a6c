import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './back-to-frame.module.css'

/** Leads from effects, settings or text back to the photo in its slot; its word alone would not say so. */
export function BackToFrame({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations('photoedit')
  const where = useId()
  return (
    <Button aria-describedby={where} onPress={onPress}>
      <span className={styles.sign}>
        <Icon name="chevronLeft" />
      </span>
      <span className={styles.words}>
        {t('edit')}
        <span id={where} aria-hidden className={styles.where}>
          {t('backToEdit')}
        </span>
      </span>
    </Button>
  )
}
