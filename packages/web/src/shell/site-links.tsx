import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { Icon } from '../ui/icon.tsx'
import popover from '../ui/popover.module.css'
import { ExitLink } from './exit-link.tsx'
import { LanguageList } from './language-list.tsx'
import { QuitControl } from './quit-control.tsx'
import styles from './site-links.module.css'

const ITEM = `${popover.item} ${styles.item}`

/**
 * What the bar above has no room for beside the editor's own menu, so that there is one menu and not two. The way out
 * is among them where the editor's header lacks it.
 */
export function SiteLinks({ onQuit }: { readonly onQuit?: () => void }) {
  const t = useTranslations()
  const language = useLanguage((each) => each.language)
  const state = useNavigationState()
  return (
    <div className={styles.links}>
      <details className={styles.languages}>
        <summary className={ITEM}>
          <Icon name="globe" />
          {t('misc.language')}
          <span className={styles.current}>{LANGUAGE_NAMES[language]}</span>
        </summary>
        <LanguageList />
      </details>
      <ExitLink href={overviewUrl(language)} className={ITEM}>
        <Icon name="person" />
        {t('navigation.overview')}
      </ExitLink>
      {onQuit && state && <QuitControl state={state} className={ITEM} onQuit={onQuit} />}
    </div>
  )
}
