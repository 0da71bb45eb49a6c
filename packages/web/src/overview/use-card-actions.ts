import type { ListedCollage } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-queue.ts'
import { copyName } from './copy-name.ts'
import { refreshOrders } from './orders-store.ts'
import { duplicate, remove, undelete, useOverview } from './overview-store.ts'
import { usePieceText } from './piece-text.ts'

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
        const taken = useOverview.getState().collages.map(text.name)
        const name = copyName(text.name(collage), taken, (copied, number) =>
          number === 1 ? t('copyName', { name: copied }) : t('copyNumbered', { name: copied, number }),
        )
        const copy = await duplicate(collage.id, name)
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
