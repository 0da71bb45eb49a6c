import { useTranslations } from 'use-intl'
import { cancelSave, isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { usePhone } from '../ui/use-narrow.ts'
import styles from './save-controls.module.css'

const save = () => void takeStep('save')

const order = () => void takeStep('order')

/** Where the focus comes back to when the dialog of a save is gone: the button pressed went while it was saved. */
export const SAVE_BUTTON_ID = 'save-collage'

/** The way on: save or order, which on a phone is in the bar of the thumbs. While a save is under way there is only the way to stop it. */
export function SaveControls() {
  const t = useTranslations('editor')
  const isPhone = usePhone()
  const saving = useTabState(isSaving)
  if (saving) {
    return (
      <p className={styles.notice} role="status">
        {t('savingInProgress')} <LinkButton onPress={cancelSave}>{t('cancelSaving')}</LinkButton>
      </p>
    )
  }
  return (
    <div className={styles.controls}>
      <Button look={isPhone ? 'icon' : 'secondary'} id={SAVE_BUTTON_ID} aria-label={t('save')} onPress={save}>
        <Icon name="save" />
        {!isPhone && <span className={styles.label}>{t('save')}</span>}
      </Button>
      {!isPhone && (
        <Button look="primary" onPress={order}>
          {t('order')}
        </Button>
      )}
    </div>
  )
}
