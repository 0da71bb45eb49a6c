import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../language/language-store.ts'
import { stepOf } from '../navigation/navigation-state.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import { hasPlaceToReturnTo, overviewUrl } from '../navigation/shop-config.ts'
import { ownShopName, shopName } from '../navigation/shop-name.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { Icon } from '../ui/icon.tsx'
import { usePhone } from '../ui/use-narrow.ts'
import { backTarget } from './back-target.ts'
import { ExitLink } from './exit-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { QuitControl } from './quit-control.tsx'
import { StepList } from './step-list.tsx'
import { templateInReach } from './template-in-reach.ts'
import styles from './top-bar.module.css'
import { wizardSteps } from './wizard-steps.ts'

/** The wizard: where the customer is, where they came from and the way out. */
export function TopBar() {
  const t = useTranslations()
  const state = useNavigationState()
  const language = useLanguage((each) => each.language)
  const whereabouts = useTabState(
    useShallow(({ filter, hasCollage, ...tab }) => ({
      filter,
      hasCollage,
      template: state && templateInReach(state, tab),
    })),
  )
  const steps = state ? wizardSteps(state, whereabouts, language) : []
  // The editor's own header has the way out, and its menu the rest; on a phone the editor has no menu.
  const isPhone = usePhone()
  const hasEditor = state !== undefined && stepOf(state) === 3 && whereabouts.hasCollage
  // The first page has a way back only if the shop has a home page of its own.
  const hasBack = state !== 'template list' || hasPlaceToReturnTo(language)
  const next = steps.find((step) => step.phase === 'ahead')?.href

  return (
    <header className={hasEditor ? styles.bar : styles.inLine}>
      <div className={styles.start}>
        <Link href={chooserPath('')} className={styles.logo} aria-label={t('navigation.home', { shop: shopName() })}>
          <Logo name={ownShopName()} />
        </Link>
      </div>
      {state && (
        <div className={styles.middle}>
          {hasBack ? (
            <ExitLink href={backTarget(state, whereabouts, language)} className={styles.arrow} label={t('misc.back')}>
              <Icon name="chevronLeft" />
              <span className={styles.backLabel}>{t('misc.back')}</span>
            </ExitLink>
          ) : (
            <span className={styles.noArrow} />
          )}
          <StepList steps={steps} />
          {next === undefined ? (
            <span className={styles.noArrow} />
          ) : (
            <Link href={next} className={styles.nextArrow} aria-label={t('navigation.nextStep')}>
              <Icon name="chevronRight" />
            </Link>
          )}
        </div>
      )}
      <div className={styles.end}>
        <div className={styles.wide}>
          <ExitLink href={overviewUrl(language)} className={styles.quit} label={t('navigation.overview')}>
            <Icon name="person" />
            <span className={styles.overviewLabel}>{t('navigation.overview')}</span>
          </ExitLink>
          {state && !hasEditor && (
            <QuitControl state={state} className={styles.quit} labelClassName={styles.quitLabel} />
          )}
          <LanguageMenu />
        </div>
        {(!hasEditor || isPhone) && (
          <div className={styles.narrow}>
            <MobileMenu state={state} />
          </div>
        )}
      </div>
    </header>
  )
}
