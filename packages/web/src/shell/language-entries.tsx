import { changeLanguage, useLanguage } from '../language/language-store.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../language/languages.ts'
import { Icon } from '../ui/icon.tsx'
import popover from '../ui/popover.module.css'
import { showToast } from '../ui/toast-queue.ts'

/** A choice closes the popover it stands in. */
export function LanguageEntries({ popoverId }: { readonly popoverId?: string }) {
  const active = useLanguage((state) => state.language)
  const choose = async (language: Language) => {
    if (!(await changeLanguage(language))) showToast('misc.languageFailed', { tone: 'urgent' })
  }
  return (
    <ul className={popover.entries}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={popover.item}
            {...(popoverId !== undefined && { popoverTarget: popoverId, popoverTargetAction: 'hide' })}
            aria-current={language === active ? 'true' : undefined}
            onClick={() => void choose(language)}
          >
            <span>{LANGUAGE_NAMES[language]}</span>
            {language === active && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
