import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import type { NavigationState } from '../navigation/navigation-state.ts'
import { ORDERS_HASH } from '../navigation/routes/paths.ts'
import { hasOwnOverview, overviewUrl } from '../navigation/shop-config.ts'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import popover from '../ui/popover.module.css'
import { ExitLink } from './exit-link.tsx'
import { LanguageList } from './language-list.tsx'
import styles from './popover.module.css'
import { QuitControl } from './quit-control.tsx'

export function MobileMenu({ state }: { readonly state: NavigationState | undefined }) {
  const t = useTranslations()
  const language = useLanguage((each) => each.language)
  const id = useId()
  return (
    <div>
      <button type="button" className={button.icon} popoverTarget={id} aria-label={t('navigation.menu')}>
        <Icon name="menu" />
      </button>
      <div id={id} popover="auto" className={`${popover.popover} ${popover.list} ${styles.popover}`}>
        <div className={styles.section}>
          <ExitLink href={overviewUrl(language)} className={popover.item}>
            <Icon name="person" />
            <span>{t('navigation.overview')}</span>
          </ExitLink>
          {!hasOwnOverview(language) && (
            <ExitLink href={`${overviewUrl(language)}${ORDERS_HASH}`} className={popover.item}>
              <Icon name="cart" />
              <span>{t('navigation.orders')}</span>
            </ExitLink>
          )}
          {state && <QuitControl state={state} className={popover.item} />}
        </div>
        <div className={styles.section}>
          <p className={popover.caption}>{t('misc.language')}</p>
          <LanguageList popoverId={id} />
        </div>
      </div>
    </div>
  )
}
