import { type Choice, chooseCustomSize } from '@collagerie/core/choice'
import { type Format, sizeMatching } from '@collagerie/core/format'
import { useRef } from 'react'
import { track } from '../analytics/analytics.ts'
import { showToast } from '../ui/toast-queue.ts'
import { askForCustomSize } from './ask-for-custom-size.ts'
import { changeChoice } from './choice-store.ts'

/** Asks the shop for a custom size and applies it. A failure is logged and reported, and leaves the size unchanged. */
export function useCustomSize(choice: Choice, onDone: () => void) {
  const asking = useRef<AbortController>(undefined)

  async function take(format: Format): Promise<void> {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const { id, children } = choice.offered
    try {
      // A listed size needs no answer from the shop.
      const listed = sizeMatching(children, format)
      const offer = listed ?? (await askForCustomSize(id, format, controller.signal))
      if (controller.signal.aborted) return
      changeChoice(id, (latest) => chooseCustomSize(latest, format, offer))
    } catch (error) {
      if (controller.signal.aborted) return
      track('custom-size-failure', { ...format, id, message: String(error) })
      showToast('choosing.customSizeFailed', { tone: 'urgent' })
    }
    onDone()
  }

  return {
    take: (format: Format) => void take(format),
    /** Drops an answer that arrives after the customer has turned away. */
    giveUp: () => asking.current?.abort(),
  }
}
