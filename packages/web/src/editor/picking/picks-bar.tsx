import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isTyping } from '../../ui/is-typing.ts'
import styles from './picks-bar.module.css'
import { pickNone } from './picks-store.ts'

interface PickAction {
  readonly label: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

interface Props {
  readonly count: number
  readonly actions: readonly PickAction[]
  /** Whether it stands below the sheet, where notices do. */
  readonly isBelowSheet?: boolean
}

/** Escape clears the selection. */
export function PicksBar({ count, actions, isBelowSheet = false }: Props) {
  const t = useTranslations('editor.picks')
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) pickNone()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={isBelowSheet ? styles.plate : styles.bar}>
      <span role="status" className={styles.count}>
        {t('count', { count })}
      </span>
      {actions.map(({ label, isDisabled = false, run }) => (
        <Button key={label} look="quiet" isDisabled={isDisabled} onPress={run}>
          {label}
        </Button>
      ))}
      <Button look="icon" aria-label={t('none')} onPress={pickNone}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
