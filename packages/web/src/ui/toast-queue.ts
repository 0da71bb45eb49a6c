import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly text: string
  /** An urgent toast interrupts a screen reader; it stays until it is closed. */
  readonly tone: 'calm' | 'urgent'
  readonly action?: ToastAction
}

/** The way out a toast offers, such as taking back what it tells of. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

interface ToastQueue {
  readonly toasts: readonly Toast[]
}

export const useToastQueue = create<ToastQueue>()(() => ({ toasts: [] }))

let lastId = 0

export function showToast(text: string, tone: Toast['tone'] = 'calm', action?: ToastAction): void {
  lastId += 1
  const toast: Toast = { id: lastId, text, tone, ...(action && { action }) }
  // Saying the same thing twice helps nobody: the newer one takes the place of the older.
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts.filter((each) => each.text !== text), toast] }))
}

export function closeToast(id: number): void {
  useToastQueue.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
