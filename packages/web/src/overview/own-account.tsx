import { useTranslations } from 'use-intl'
import { useOverview } from './overview-store.ts'
import styles from './own-account.module.css'
import { SignOut } from './sign-out.tsx'

/** Whose collages these are, and the way out of the account. */
export function OwnAccount() {
  const t = useTranslations('overview')
  const name = useOverview((state) => state.username)
  return (
    <div className={styles.account}>
      {name !== undefined && <span className={styles.name}>{t('account', { name })}</span>}
      <SignOut />
    </div>
  )
}
