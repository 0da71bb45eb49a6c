import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { type KeptHere, useKeptHere } from '../document/kept-here.ts'
import { isSaving, useTabState } from '../navigation/tab-state.ts'
import styles from './saved-sign.module.css'

export type SavedState = 'saving' | 'offline' | 'notKept' | 'keeping' | 'savedToAccount' | 'savedHere'

export interface SavedFacts {
  readonly isSaving: boolean
  readonly isOnline: boolean
  readonly isInAccount: boolean
  readonly keptHere: KeptHere
}

/** Where the collage is stored in its present state. Of several true answers the worst is given. */
export function savedState({ isSaving: isUnderWay, isOnline, isInAccount, keptHere }: SavedFacts): SavedState {
  if (isUnderWay) return 'saving'
  if (isInAccount) return isOnline ? 'savedToAccount' : 'offline'
  if (keptHere === 'refused') return 'notKept'
  if (keptHere === 'keeping') return 'keeping'
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
export function SavedSign() {
  const t = useTranslations('editor')
  const saving = useTabState(isSaving)
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine)
  const isInAccount = useDocument(({ pages, unchanged, savedId }) => savedId !== undefined && pages === unchanged)
  const state = savedState({ isSaving: saving, isOnline, isInAccount, keptHere: useKeptHere() })
  if (state === 'saving') return null
  return (
    <output className={styles.sign} data-state={state}>
      <span className={styles.words}>{t(`keptState.${state}`)}</span>
    </output>
  )
}
