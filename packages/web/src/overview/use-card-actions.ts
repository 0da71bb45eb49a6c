import { shortened } from '@collagerie/core/text'
import { type ListedCollage, LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-queue.ts'
import { refreshOrders } from './orders-store.ts'
import { duplicate, remove, undelete } from './overview-store.ts'
import { usePieceText } from './piece-text.ts'

/** For the words that make it a copy, whatever the language. */
const ROOM_FOR_COPY = 12

/** The actions of a card's menu that need no confirmation; each reports its result. */
export function useCardActions() {
  const t = useTranslations('overview')
  const text = usePieceText()

  function attempt(action: () => Promise<void>): Promise<void> {
    return action().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))
  }

  return {
    duplicate: (collage: ListedCollage) =>
      attempt(async () => {
        const copy = await duplicate(
          collage.id,
          t('copyName', { name: shortened(text.name(collage), LONGEST_COLLAGE_NAME - ROOM_FOR_COPY) }),
        )
        showToast('overview.duplicated', { values: { name: text.name(copy) } })
      }),

    remove: (collage: ListedCollage) =>
      attempt(async () => {
        const name = text.name(collage)
        await remove(collage.id)
        void refreshOrders()
        const run = () =>
          void attempt(async () => {
            await undelete(collage.id)
            void refreshOrders()
            showToast('overview.broughtBack', { values: { name } })
          })
        showToast('overview.deleted', { values: { name }, action: { label: 'overview.undo', run } })
      }),
  }
}
