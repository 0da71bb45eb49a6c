import { useEffect } from 'react'
import { useDocument } from '../../document/document-store.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { landedOn } from './landed.ts'

const TOUCH_MS = 10

/** A placed photo flies to its slot, and a phone vibrates. Undo and redo do neither. */
export function useLanding(): void {
  useEffect(() => {
    // Only decoration: it comes in idle time, and until then photos appear in their slots without a flight.
    const load = () => import('./fly-in.ts').catch(() => undefined)
    let loaded: ReturnType<typeof load> | undefined
    const cancel = whenIdle(() => {
      loaded = load()
    })
    const unsubscribe = useDocument.subscribe((now, before) => {
      if (!now.page || !before.page || now.shown !== before.shown || now.draftId !== before.draftId) return
      const isStep = !before.history?.future.length && pastOf(now) >= pastOf(before)
      const landed = isStep ? landedOn(before.page, now.page) : []
      if (landed.length === 0 || prefersReducedMotion()) return
      navigator.vibrate?.(TOUCH_MS)
      void loaded?.then((part) => part?.flyIn(landed))
    })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [])
}

function pastOf({ history }: ReturnType<typeof useDocument.getState>): number {
  return history?.past.length ?? 0
}
