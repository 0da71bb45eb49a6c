import { useTranslations } from 'use-intl'
import { takeStep, useSession } from '../app/session.ts'
import { useNarrow } from '../editor/use-narrow.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './save-controls.module.css'
import { cancelSave } from './save-flow.ts'

const save = () => void takeStep('save')

export function OrderButton({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations('editor')
  const isSaving = useSession((session) => session.saving)
  if (isSaving) return null

  function order(): void {
    onLeave?.()
    takeStep('order')
  }

  return (
    <Button look="primary" onPress={order}>
      {t('order')}
    </Button>
  )
}

/** The way on: save or order. While a save is under way there is only the way to stop it. */
export function SaveControls() {
  const t = useTranslations('editor')
  const isNarrow = useNarrow()
  const isSaving = useSession((session) => session.saving)
  if (isSaving) {
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
      {/* On a phone the order stands in the menu, and in the dialog that says the collage is saved. */}
      {!isNarrow && <OrderButton />}
    </div>
  )
}
