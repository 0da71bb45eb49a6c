import type { PrintSpace } from '@collagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { useLanguage } from '../language/language-store.ts'
import styles from './board.module.css'
import { useBoard } from './board-store.ts'
import { bytesText } from './bytes-text.ts'
import { readPrintSpace } from './shop-calls.ts'

/** The space that print files take, and what is left of their disk. */
export function PrintStorage() {
  const t = useTranslations('shop')
  const language = useLanguage((state) => state.language)
  const [storage, setStorage] = useState<PrintSpace>()

  useEffect(() => {
    let isCurrent = true
    const look = () =>
      void readPrintSpace().then(
        (read) => isCurrent && setStorage(read),
        // The orders matter more than the disk, so a failure is only reported.
        (error: unknown) => track('load-failure', { message: String(error) }),
      )
    look()
    // Each refresh of the orders may bring more files.
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
