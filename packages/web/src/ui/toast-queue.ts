import type { useTranslations } from 'use-intl'
import { create } from 'zustand'
import { ToastClock } from './toast-clock.ts'

export type ToastKey = Parameters<ReturnType<typeof useTranslations<never>>>[0]

/** The value of a placeholder: as it is, or translated when shown. */
export type ToastValue = string | number | Date | readonly (string | ToastWords)[] | ToastWords

/** A text by its key, so that it follows a change of language. */
export interface ToastWords {
  readonly key: ToastKey
  readonly values?: Readonly<Record<string, ToastValue>>
}

/** The action a toast offers, such as undoing what it reports. */
interface ToastAction {
  readonly label: ToastKey
  readonly run: () => void
}

/** Gets a function that ends the toast once it is no longer true, and returns a function that stops watching. */
export type Until = (end: () => void) => () => void

interface ToastOptions {
  readonly values?: ToastWords['values']
  /** An urgent toast interrupts a screen reader. */
  readonly tone?: 'calm' | 'urgent'
  readonly action?: ToastAction
  readonly until?: Until
  /** Whether it waits to be closed, since it says what nothing else says again. */
  readonly stays?: boolean
}

export interface Toast {
  readonly id: number
  readonly words: ToastWords
  readonly tone: 'calm' | 'urgent'
  readonly action: ToastAction | undefined
  readonly isOfSheet: boolean
  readonly stays?: boolean
}

interface ToastQueue {
  readonly toasts: readonly Toast[]
  /** Includes closed toasts. */
  readonly lastId: number
}

export const useToastQueue = create<ToastQueue>()(() => ({ toasts: [], lastId: 0 }))

export const toastClock = new ToastClock(closeToast)

const watching = new Map<number, () => void>()

export const lastToastId = (): number => useToastQueue.getState().lastId

/** Texts about the sheet or photos are excluded here: `showSheetToast` shows them. */
type KeyBesideSheet = Exclude<ToastKey, `${'editor' | 'photo' | 'forPhotos'}.${string}`>

export function showToast(key: KeyBesideSheet, options: ToastOptions = {}): void {
  queue(key, options, false)
}

/**
 * Shows a toast about the sheet or its photos: it stays beside the sheet when a dialog opens, and goes with the sheet
 * when that is left.
 */
export function showSheetToast(key: ToastKey, options: ToastOptions = {}): void {
  queue(key, options, true)
}

function queue(
  key: ToastKey,
  { values, tone = 'calm', action, until, stays = false }: ToastOptions,
  isOfSheet: boolean,
): void {
  const id = lastToastId() + 1
  const toast: Toast = {
    id,
    words: { key, ...(values && { values }) },
    tone,
    action,
    isOfSheet,
    ...(stays && { stays }),
  }
  // The same toast is not shown twice: the newer one replaces the older.
  for (const each of useToastQueue.getState().toasts) if (isSame(each.words, toast.words)) closeToast(each.id)
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts, toast], lastId: id }))
  if (until)
    watching.set(
      id,
      until(() => closeToast(id)),
    )
}

export function closeToast(id: number): void {
  toastClock.forget(id)
  watching.get(id)?.()
  watching.delete(id)
  useToastQueue.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Closes what is said of the sheet and its photos, since the sheet is left. */
export function closeSheetToasts(): void {
  for (const { id, isOfSheet } of useToastQueue.getState().toasts) if (isOfSheet) closeToast(id)
}

interface Watched {
  subscribe(changed: () => void): () => void
}

/** Ends a toast once a check after a change finds it no longer true. */
export function whileTrue(isTrue: () => boolean, ...watched: readonly Watched[]): Until {
  return (end) => {
    const stops = watched.map((each) => each.subscribe(() => isTrue() || end()))
    return () => {
      for (const stop of stops) stop()
    }
  }
}

function isSame(a: ToastWords, b: ToastWords): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
