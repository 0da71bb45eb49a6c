import { BYTES_PER_MEGABYTE } from '@collagerie/protocol'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './account-storage.module.css'
import { useOverview } from './overview-store.ts'

const BYTES_PER_GIGABYTE = 1e9

/** How much of the account's storage is taken. */
export function AccountStorage() {
  const t = useTranslations('overview')
  const { number } = useFormatter()
  const room = useOverview((state) => state.room)
  if (!room) return undefined

  function size(bytes: number): string {
    const isLarge = bytes >= BYTES_PER_GIGABYTE
    return number(bytes / (isLarge ? BYTES_PER_GIGABYTE : BYTES_PER_MEGABYTE), {
      style: 'unit',
      unit: isLarge ? 'gigabyte' : 'megabyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    })
  }

  return <p className={styles.storage}>{t('storage', { used: size(room.used), limit: size(room.limit) })}</p>
}
