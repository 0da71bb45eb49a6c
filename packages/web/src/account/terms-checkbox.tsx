import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/checkbox.tsx'
import mark from '../ui/error.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './account-form.module.css'
import { TermsLightbox } from './terms-lightbox.tsx'

interface Props {
  readonly isAccepted: boolean
  readonly onChange: (isAccepted: boolean) => void
  readonly error: string | undefined
  /** Whether the error is read out: nothing above the form says it. */
  readonly isAlert: boolean
}

/** Accepting the shop's terms, which open over the form. */
export function TermsCheckbox({ isAccepted, onChange, error, isAlert }: Props) {
  const t = useTranslations('savedialog')
  const errorId = useId()
  const [isReading, setIsReading] = useState(false)
  return (
    <div className={styles.terms}>
      <Checkbox
        isSelected={isAccepted}
        isMissing={error !== undefined}
        {...(error && { describedBy: errorId })}
        onChange={onChange}
      >
        {t('terms')}
      </Checkbox>
      <LinkButton onPress={() => setIsReading(true)}>{t('readTerms')}</LinkButton>
      {error && (
        <p id={errorId} className={mark.error} {...(isAlert && { role: 'alert' })}>
          {error}
        </p>
      )}
      <TermsLightbox isOpen={isReading} onClose={() => setIsReading(false)} />
    </div>
  )
}
