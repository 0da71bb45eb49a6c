import type { Choice } from '@collagerie/core/choice'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { ChoicePrice } from './choice-price.tsx'
import { useOpenEditor } from './use-open-editor.ts'
import styles from './view-choice.module.css'

interface Props {
  readonly choice: Choice
  /** Whether there is a collage already. */
  readonly hasCollage: boolean
}

/** Lets a customer start making the viewed piece without returning to the page. */
export function ViewActions({ choice, hasCollage }: Props) {
  const t = useTranslations('template')
  const { open, state } = useOpenEditor(choice)
  return (
    <div className={styles.actions}>
      {state === 'failed' && <p role="alert">{t('openFailed')}</p>}
      <ChoicePrice choice={choice} />
      <Button look="primary" isDisabled={state === 'opening'} onPress={open}>
        {t(hasCollage ? 'editCurrent' : 'create')}
      </Button>
    </div>
  )
}
