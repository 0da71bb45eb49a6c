import { Icon } from '../../ui/icon.tsx'
import { changeLanguage, useLanguage } from '../language/language-store.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages.ts'
import styles from './popover.module.css'

/** Stands in a popover, which a choice closes. */
export function LanguageList({ popoverId }: { readonly popoverId: string }) {
  const active = useLanguage((state) => state.language)
  return (
    <ul>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.item}
            popoverTarget={popoverId}
            popoverTargetAction="hide"
            aria-current={language === active ? 'true' : undefined}
            onClick={() => void changeLanguage(language)}
          >
            <span>{LANGUAGE_NAMES[language]}</span>
            {language === active && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
