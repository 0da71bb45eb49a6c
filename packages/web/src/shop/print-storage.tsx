import type { PrintRoom } from '@collagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { useLanguage } from '../language/language-store.ts'
import styles from './board.module.css'
import { useBoard } from './board-store.ts'
import { bytesText } from './bytes-text.ts'
import { readPrintRoom } from './shop-calls.ts'

/** What print files take, and what is left of the disk they are on. */
export function PrintStorage() {
  const t = useTranslations('shop')
  const language = useLanguage((state) => state.language)
  const [storage, setStorage] = useState<PrintRoom>()

  useEffect(() => {
    let isCurrent = true
    const look = () =>
      void readPrintRoom().then(
        (read) => isCurrent && setStorage(read),
        // The orders matter more than the disk they are on.
        (error: unknown) => track('load-failure', { message: String(error) }),
      )
    look()
    // Whenever the orders are looked at again there may be more files.
    const leave = useBoard.subscribe(({ orders }, before) => {
      if (orders !== before.orders) look()
    })
    return () => {
      isCurrent = false
      leave()
    }
  }, [])

  return (
    storage && (
      <p className={styles.storage}>
        {t('storage', { count: storage.orders, used: bytesText(storage.used, language) })}
        {storage.free !== undefined && ` · ${t('storageFree', { free: bytesText(storage.free, language) })}`}
      </p>
    )
  )
}
