import { useTranslations } from 'use-intl'
import { cancelSave, isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useNarrow } from '../ui/use-narrow.ts'
import styles from './save-controls.module.css'

const save = () => void takeStep('save')

const order = () => void takeStep('order')

/** The way on: save or order. While a save is under way there is only the way to stop it. */
export function SaveControls() {
  const t = useTranslations('editor')
  const isNarrow = useNarrow()
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
      <Button look={isNarrow ? 'icon' : 'secondary'} aria-label={t('save')} onPress={save}>
        <Icon name="save" />
        {!isNarrow && <span className={styles.label}>{t('save')}</span>}
      </Button>
      <Button look="primary" onPress={order}>
        {t('order')}
      </Button>
    </div>
  )
}
