import type { useTranslations } from 'use-intl'
import { create } from 'zustand'
import { ToastClock } from './toast-clock.ts'

export type ToastKey = Parameters<ReturnType<typeof useTranslations<never>>>[0]

/** What fills a place in the words: as it is, or said in the language of the moment. */
export type ToastValue = string | number | Date | readonly (string | ToastWords)[] | ToastWords

/** Words by their key: a change of language changes them too. */
export interface ToastWords {
  readonly key: ToastKey
  readonly values?: Readonly<Record<string, ToastValue>>
}

/** The way out a toast offers, such as taking back what it tells of. */
interface ToastAction {
  readonly label: ToastKey
  readonly run: () => void
}

/** Is told how to end something once it is no longer true, and gives back how to stop watching. */
export type Until = (end: () => void) => () => void

interface ToastOptions {
  readonly values?: ToastWords['values']
  /** An urgent toast interrupts a screen reader. */
  readonly tone?: 'calm' | 'urgent'
  readonly action?: ToastAction
  readonly until?: Until
}

export interface Toast {
  readonly id: number
  readonly words: ToastWords
  readonly tone: 'calm' | 'urgent'
  readonly action: ToastAction | undefined
  readonly isOfSheet: boolean
}

interface ToastQueue {
  readonly toasts: readonly Toast[]
  /** Also of one that is closed by now. */
  readonly lastId: number
}

export const useToastQueue = create<ToastQueue>()(() => ({ toasts: [], lastId: 0 }))

export const toastClock = new ToastClock(closeToast)

const watching = new Map<number, () => void>()

export const lastToastId = (): number => useToastQueue.getState().lastId

/** What the editor has to say is of its sheet, and so are the photos: `showSheetToast` says it. */
type KeyBesideSheet = Exclude<ToastKey, `${'editor' | 'photo' | 'forPhotos'}.${string}`>

export function showToast(key: KeyBesideSheet, options: ToastOptions = {}): void {
  queue(key, options, false)
}

/** Says something of the sheet or its photos: it stays beside the sheet when a dialog opens, and waits until that is closed. */
export function showSheetToast(key: ToastKey, options: ToastOptions = {}): void {
  queue(key, options, true)
}

function queue(key: ToastKey, { values, tone = 'calm', action, until }: ToastOptions, isOfSheet: boolean): void {
  const id = lastToastId() + 1
  const toast: Toast = { id, words: { key, ...(values && { values }) }, tone, action, isOfSheet }
  // Saying the same thing twice helps nobody: the newer one takes the place of the older.
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

/** Closes what was said about something, such as a screen that is left: the first part of a key names it. */
export function closeToastsAbout(...subjects: readonly string[]): void {
  for (const { id, words } of useToastQueue.getState().toasts) {
    if (subjects.some((subject) => words.key.startsWith(`${subject}.`))) closeToast(id)
  }
}

interface Watched {
  subscribe(changed: () => void): () => void
}

/** Until a look at what has changed finds it true no more. */
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
