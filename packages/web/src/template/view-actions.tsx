import type { Choice } from '@collagerie/core/choice'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { ChoicePrice } from './choice-price.tsx'
import { MovesHere } from './collage-in-hand.tsx'
import { useCollageAtHand } from './use-collage-at-hand.ts'
import { useOpenEditor } from './use-open-editor.ts'
import styles from './view-choice.module.css'

interface Props {
  readonly choice: Choice
}

/** Lets a customer start making the viewed piece without returning to the page. */
export function ViewActions({ choice }: Props) {
  const t = useTranslations('template')
  const { open, state } = useOpenEditor(choice)
  const current = useCollageAtHand(state === 'opening')
  return (
    <div className={styles.actions}>
      {state === 'failed' && <p role="alert">{t('openFailed')}</p>}
      {current && <MovesHere choice={choice} page={current} />}
      <ChoicePrice choice={choice} />
      <Button look="primary" isDisabled={state === 'opening'} onPress={open}>
        {t(current ? 'editCurrent' : 'create')}
      </Button>
    </div>
  )
}
