import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from './save-failed.module.css'
import { stepSaving, useSaving } from './save-store.ts'
import { useFailureWords } from './use-failure-words.ts'

/** Tells what could not be saved and why. The save is retried when the network returns. */
export function SaveFailed() {
  const t = useTranslations('savedialog')
  const inWords = useFailureWords()
  const reason = useSaving((state) => state.reason)
  const isOfAnotherAccount = useSaving((state) => state.isOfAnotherAccount)
  const failed = useSaving((state) => state.progress?.errorResourceItems ?? NONE)

  useEffect(() => {
    const retry = () => stepSaving('retry')
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])

  // Offline there is no button to try again, since the save is retried by itself.
  const isOffline = !navigator.onLine && !isOfAnotherAccount
  return (
    <div className={styles.failed} role="alert">
      <p>{t(isOffline ? 'offline' : isOfAnotherAccount ? 'otherAccount' : 'error')}</p>
      {reason && !isOffline && <p className={styles.reason}>{t('couldNotSave', { reason: inWords(reason) })}</p>}
      {failed.length > 0 && (
        <>
          <p>{t('unsavedPhotos')}</p>
          <ul className={styles.photos}>
            {failed.map(({ id, name, reason: why }) => (
              <li key={id}>
                <strong>{name}</strong> <span className={styles.reason}>{inWords(why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const NONE: readonly never[] = []
