import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import styles from './starting-points.module.css'

interface Props {
  readonly ref: Ref<HTMLInputElement>
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The id of the sentence that says what is wrong with what was typed. */
  readonly faultId: string | undefined
}

/** For how many photos designs are wanted. */
export function PhotoNumberField({ ref, typed, onType, faultId }: Props) {
  const t = useTranslations('template')
  // The same words without their number, which is in the field.
  const unit = t('photoCount', { count: Number(typed) || 2 }).replace(/^\S+\s/, '')
  return (
    <span className={styles.field}>
      <input
        ref={ref}
        className={styles.count}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('waysCount')}
        placeholder="?"
        maxLength={6}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  )
}
