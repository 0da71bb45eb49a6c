import { useTranslations } from 'use-intl'
import { cancelSave, isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { usePhone } from '../ui/use-narrow.ts'
import styles from './save-controls.module.css'

const save = () => void takeStep('save')

const order = () => void takeStep('order')

/** Gets the focus when the dialog of a save closes, since the pressed button disappears during the save. */
export const SAVE_BUTTON_ID = 'save-collage'

/**
 * The buttons to save and order, on a phone in the bottom bar. Ordering stands back until there is something to order.
 * During a save there is only the button to stop it.
 */
export function SaveControls({ isOrderNext }: { readonly isOrderNext: boolean }) {
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
        <Button look={isOrderNext ? 'primary' : 'secondary'} onPress={order}>
          {t('order')}
        </Button>
      )}
    </div>
  )
}
