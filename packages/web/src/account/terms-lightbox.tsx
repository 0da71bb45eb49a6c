import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { getText } from '../calls/whole-answer.ts'
import { useLanguage } from '../language/language-store.ts'
import { typeset } from '../language/typeset.ts'
import { shopContact } from '../navigation/shop-contact.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './account-form.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The line that is replaced by the shop's contact, or removed without one. */
const CONTACT = '{contact}'

/** The shop's terms of use, over the form being filled in. */
export function TermsLightbox({ isOpen, onClose }: Props) {
  const t = useTranslations()
  const [attempt, setAttempt] = useState(0)
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('savedialog.termsTitle')}
        closeLabel={t('misc.close')}
        isOpen={isOpen}
        onClose={onClose}
        width="reading"
        actions={
          <Button look="primary" onPress={onClose}>
            {t('misc.close')}
          </Button>
        }
      >
        <Terms key={attempt} onRetry={() => setAttempt(attempt + 1)} />
      </Dialog>
    </KitLanguage>
  )
}

function Terms({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const [text, setText] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [contact] = useState(shopContact)

  useEffect(() => {
    const controller = new AbortController()
    getText(`/webassets/terms/${language}.txt`, controller.signal)
      .then((terms) => setText(typeset(terms, language)))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        track('terms-failed', { message: String(error) })
        setFailed(true)
      })
    return () => controller.abort()
  }, [language])

  if (failed) {
    return (
      <div role="alert" className={styles.text}>
        <p>{t('savedialog.termsFailed')}</p>
        <Button onPress={onRetry}>{t('misc.retry')}</Button>
      </div>
    )
  }
  if (text === undefined) return <Spinner label={t('misc.loading')} />
  return (
    // Longer than its window and without anything to press: keys scroll it once it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.text} aria-label={t('savedialog.termsTitle')} tabIndex={0}>
      {text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, index) => {
          // Lines never move, and two may be equal.
          const key = `${index} ${line}`
          if (line.trim() === CONTACT) return contact && <ContactBlock key={key} contact={contact} />
          return line.startsWith('# ') ? <h3 key={key}>{line.slice(2)}</h3> : <p key={key}>{line}</p>
        })}
    </section>
  )
}
