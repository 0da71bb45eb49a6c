import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import popover from '../ui/popover.module.css'
import { LanguageList } from './language-list.tsx'
import styles from './popover.module.css'

/** The browser's own popover: it closes on Escape and on a click elsewhere, without a line of script. */
export function LanguageMenu() {
  const t = useTranslations('misc')
  const language = useLanguage((state) => state.language)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        className={button.quiet}
        popoverTarget={id}
        aria-label={t('languageNow', { language: `${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}` })}
      >
        <Icon name="globe" />
        <span>{language.toUpperCase()}</span>
      </button>
      <div id={id} popover="auto" className={`${popover.popover} ${popover.list} ${styles.popover}`}>
        <LanguageList popoverId={id} />
      </div>
    </div>
  )
}
