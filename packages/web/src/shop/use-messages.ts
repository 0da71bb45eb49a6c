import type { WebhookLogEntry } from '@collagerie/protocol'
import { useCallback, useEffect, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { pauseBeforePoll } from '../order/order-progress.ts'
import { usePolling } from '../order/use-polling.ts'
import { NewestRequest } from '../ui/newest-request.ts'
import { showToast } from '../ui/toast-queue.ts'
import { listMessages, replayMessage } from './shop-calls.ts'

interface Messages {
  readonly phase: 'loading' | 'failed' | 'ready'
  readonly messages: readonly WebhookLogEntry[]
  /** Where the next page starts; empty when all are here. */
  readonly next: string
  /** Whether the next page is on its way. */
  readonly isAsking: boolean
}

const START: Messages = { phase: 'loading', messages: [], next: '', isAsking: false }

/** What the shop's systems were told of an order; followed while something is still to be sent. */
export function useMessages(number: string) {
  const [state, setState] = useState(START)
  const [questions] = useState(() => new NewestRequest())
  const isWaiting = state.messages.some(({ outcome }) => outcome === 'waiting')

  const load = useCallback(async () => {
    const isNewest = questions.join()
    const { deliveries, next } = await listMessages(number, '')
    if (!isNewest()) return
    const newest = new Set(deliveries.map(({ id }) => id))
    // Keeps further pages that are loaded, and messages that newer ones have pushed off the first page.
    setState((shown) => {
      const rest = shown.messages.filter(({ id }) => !newest.has(id))
      return { ...shown, phase: 'ready', messages: [...deliveries, ...rest], next: rest.length > 0 ? shown.next : next }
    })
  }, [number, questions])

  const start = useCallback(async () => {
    const isNewest = questions.begin()
    setState(START)
    await load().catch((error: unknown) => {
      if (!isNewest()) return
      track('load-failure', { message: String(error) })
      setState({ ...START, phase: 'failed' })
    })
  }, [load, questions])

  useEffect(() => {
    void start()
  }, [start])

  usePolling(isWaiting ? pauseBeforePoll : undefined, load)

  return {
    ...state,
    retry: () => void start(),

    more: async () => {
      if (state.isAsking) return
      const isNewest = questions.join()
      setState((shown) => ({ ...shown, isAsking: true }))
      try {
        const { deliveries, next } = await listMessages(number, state.next)
        if (isNewest()) setState((shown) => ({ ...shown, messages: [...shown.messages, ...deliveries], next }))
      } finally {
        if (isNewest()) setState((shown) => ({ ...shown, isAsking: false }))
      }
    },

    replay: async (id: string) => {
      try {
        const replayed = await replayMessage(id)
        setState(({ messages, ...rest }) => ({
          ...rest,
          messages: messages.map((each) => (each.id === id ? replayed : each)),
        }))
        showToast('shop.replayed')
      } catch {
        showToast('overview.actionFailed', { tone: 'urgent' })
      }
    },
  }
}
