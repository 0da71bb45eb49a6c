import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { unitText } from '../language/unit-text.ts'
import styles from './account-storage.module.css'
import { useOverview } from './overview-store.ts'

const BYTES_PER_MEGABYTE = 1e6
const BYTES_PER_GIGABYTE = 1e9

/** How much of the account's storage is taken. */
export function AccountStorage() {
  const t = useTranslations('overview')
  const language = useLanguage((state) => state.language)
  const room = useOverview((state) => state.room)
  if (!room) return undefined

  function size(bytes: number): string {
    const isLarge = bytes >= BYTES_PER_GIGABYTE
    return isLarge
      ? unitText(bytes / BYTES_PER_GIGABYTE, language, 'gigabyte', 1)
      : unitText(bytes / BYTES_PER_MEGABYTE, language, 'megabyte', 0)
  }

  return <p className={styles.storage}>{t('storage', { used: size(room.used), limit: size(room.limit) })}</p>
}
