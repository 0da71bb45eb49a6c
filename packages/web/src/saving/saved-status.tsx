import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { type LocalCopy, useLocalCopy } from '../document/local-copy.ts'
import { isSaving, useTabState } from '../navigation/tab-state.ts'
import styles from './saved-status.module.css'

export type SavedState = 'saving' | 'offline' | 'notKept' | 'keeping' | 'savedToAccount' | 'savedHere'

export interface SavedFacts {
  readonly isSaving: boolean
  readonly isOnline: boolean
  readonly isInAccount: boolean
  readonly localCopy: LocalCopy
}

/** Where the collage is stored in its present state. Of several true answers the worst is given. */
export function savedState({ isSaving: isUnderWay, isOnline, isInAccount, localCopy }: SavedFacts): SavedState {
  if (isUnderWay) return 'saving'
  if (isInAccount) return isOnline ? 'savedToAccount' : 'offline'
  if (localCopy === 'refused') return 'notKept'
  if (localCopy === 'keeping') return 'keeping'
  return isOnline ? 'savedHere' : 'offline'
}

function onNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A word in the header that tells where the collage is stored. */
export function SavedStatus() {
  const t = useTranslations('editor')
  const saving = useTabState(isSaving)
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine)
  const isInAccount = useDocument(({ pages, unchanged, savedId }) => savedId !== undefined && pages === unchanged)
  const state = savedState({ isSaving: saving, isOnline, isInAccount, localCopy: useLocalCopy() })
  if (state === 'saving') return null
  return (
    <output className={styles.sign} data-state={state}>
      <span className={styles.words}>{t(`keptState.${state}`)}</span>
    </output>
  )
}
