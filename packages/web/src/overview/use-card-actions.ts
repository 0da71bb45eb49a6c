import { type CollageCard, LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-queue.ts'
import { bringBack, duplicate, remove } from './overview-store.ts'
import { usePieceText } from './piece-text.ts'

const ROOM_FOR_COPY = 12

/** What can be done from a card's menu without another question; each says what came of it. */
export function useCardActions() {
  const t = useTranslations('overview')
  const text = usePieceText()

  function attempt(action: () => Promise<void>): Promise<void> {
    return action().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))
  }

  return {
    duplicate: (collage: CollageCard) =>
      attempt(async () => {
        const copy = await duplicate(collage.id, t('copyName', { name: shortened(text.name(collage)) }))
        showToast('overview.duplicated', { values: { name: text.name(copy) } })
      }),

    remove: (collage: CollageCard) =>
      attempt(async () => {
        const name = text.name(collage)
        await remove(collage.id)
        const run = () =>
          void attempt(async () => {
            await bringBack(collage.id)
            showToast('overview.broughtBack', { values: { name } })
          })
        showToast('overview.deleted', { values: { name }, action: { label: 'overview.undo', run } })
      }),
  }
}

/** Leaves room for the words that make it a copy, whatever the language. */
function shortened(name: string): string {
  // Half a character, as left by cutting, cannot be written.
  return name
    .slice(0, LONGEST_COLLAGE_NAME - ROOM_FOR_COPY)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()
}
