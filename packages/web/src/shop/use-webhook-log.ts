import type { WebhookLogEntry } from '@collagerie/protocol'
import { useEffect, useMemo } from 'react'
import { createStore, useStore } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { pauseBeforePoll } from '../order/order-progress.ts'
import { usePolling } from '../order/use-polling.ts'
import { PagedList } from '../ui/paged-list.ts'
import { showToast } from '../ui/toast-queue.ts'
import { listWebhooks, replayWebhook } from './shop-calls.ts'

interface Log {
  readonly phase: 'loading' | 'failed' | 'ready'
  /** The newest first. */
  readonly entries: readonly WebhookLogEntry[]
  /** Where the next page starts; empty when all are here. */
  readonly next: string
  readonly isLoadingMore: boolean
}

const START: Log = { phase: 'loading', entries: [], next: '', isLoadingMore: false }

/** What the shop's systems were told of an order; followed while something is still to be sent. */
export function useWebhookLog(order: string) {
  const log = useMemo(() => createLog(order), [order])
  const state = useStore(log.store)
  const isWaiting = state.entries.some(({ outcome }) => outcome === 'waiting')
  useEffect(() => void log.load(), [log])
  usePolling(isWaiting ? pauseBeforePoll : undefined, log.refresh)
  return { ...state, retry: () => void log.load(), more: log.more, replay: (id: string) => void log.replay(id) }
}

function createLog(order: string) {
  const store = createStore<Log>()(() => START)
  const pages = new PagedList<WebhookLogEntry>({
    ask: async (after) => {
      const { deliveries: items, next } = await listWebhooks(order, after)
      return { items, next }
    },
    idOf: ({ id }) => id,
    shown: () => ({ ...store.getState(), items: store.getState().entries }),
    show: ({ items: entries, next }) => store.setState({ phase: 'ready', entries, next }),
    setLoadingMore: (isLoadingMore) => store.setState({ isLoadingMore }),
  })

  return {
    store,

    load: async () => {
      const isNewest = pages.begin()
      store.setState(START)
      try {
        await pages.refresh()
      } catch (error) {
        if (!isNewest()) return
        track('load-failure', { message: String(error) })
        store.setState({ phase: 'failed' })
      }
    },

    refresh: () => pages.refresh(),
    more: () => pages.more(),

    replay: async (id: string) => {
      try {
        const replayed = await replayWebhook(id)
        store.setState(({ entries }) => ({ entries: entries.map((each) => (each.id === id ? replayed : each)) }))
        showToast('shop.replayed')
      } catch {
        showToast('overview.actionFailed', { tone: 'urgent' })
      }
    },
  }
}
