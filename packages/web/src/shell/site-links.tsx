import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { LANGUAGE_NAMES } from '../language/languages.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { Icon } from '../ui/icon.tsx'
import popover from '../ui/popover.module.css'
import { ExitLink } from './exit-link.tsx'
import { LanguageList } from './language-list.tsx'
import styles from './site-links.module.css'

const ITEM = `${popover.item} ${styles.item}`

/** The site's links, shown inside the editor's menu so that the bar above needs no second one. */
export function SiteLinks() {
  const t = useTranslations()
  const language = useLanguage((each) => each.language)
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
    </div>
  )
}
