import { useSyncExternalStore } from 'react'

/** A hook that says whether the window, or what it is worked with, is like that just now. */
export function mediaHook(query: string): () => boolean {
  const list = window.matchMedia(query)
  function listen(changed: () => void): () => void {
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(listen, () => list.matches)
}

/** Whether the window is worked with fingers in the first place. */
export const useTouch = mediaHook('(pointer: coarse)')
