import { useSyncExternalStore } from 'react'

/** A hook that tells whether a media query matches at present. */
export function mediaHook(query: string): () => boolean {
  const list = window.matchMedia(query)
  function listen(changed: () => void): () => void {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(listen, () => list.matches)
}

/** Whether the primary input is touch. */
export const useTouch = mediaHook('(pointer: coarse)')
