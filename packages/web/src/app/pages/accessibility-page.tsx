import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../../language/language-store.ts'
import { chooserPath } from '../../navigation/routes/paths.ts'
import { shopName } from '../../navigation/shop-name.ts'
import { datesIn } from '../../ui/dates-in.ts'
import link from '../../ui/link.module.css'
import styles from './accessibility-page.module.css'

const REVIEWED = Date.UTC(2026, 10, 16)

const TESTED = ['axe', 'keys', 'touch', 'names', 'colours'] as const
const LIMITS = ['people', 'pictures', 'forced', 'framing', 'crosses', 'service'] as const

/** How accessible the application is, how that is checked, and what is known not to work. */
export function AccessibilityPage() {
  const t = useTranslations('accessibility')
  const back = useTranslations('misc')
  const language = useLanguage((state) => state.language)
  const date = new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'long', timeZone: 'UTC' }).format(REVIEWED)
  const title = t('title')
  useEffect(() => {
    document.title = `${title} - ${shopName()}`
  }, [title])
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p>{t('intro')}</p>
      <h2>{t('testedTitle')}</h2>
      <ul>
        {TESTED.map((each) => (
          <li key={each}>{t(`tested.${each}`)}</li>
        ))}
      </ul>
      <h2>{t('limitsTitle')}</h2>
      <ul>
        {LIMITS.map((each) => (
          <li key={each}>{t(`limits.${each}`)}</li>
        ))}
      </ul>
      <h2>{t('contactTitle')}</h2>
      <p>{t('contact')}</p>
      <p className={styles.date}>{t('reviewed', { date })}</p>
      <Link href={chooserPath('')} className={link.alone}>
        {back('toDesigns')}
      </Link>
    </article>
  )
}
