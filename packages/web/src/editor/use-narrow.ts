import { useSyncExternalStore } from 'react'
import { NARROW_PX } from './desk-store.ts'

const query = window.matchMedia(`(width < ${NARROW_PX}px)`)

function listen(changed: () => void): () => void {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => query.matches)
}
