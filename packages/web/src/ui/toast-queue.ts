import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly text: string
  /** An urgent toast interrupts a screen reader; it stays until it is closed. */
  readonly tone: 'calm' | 'urgent'
}

interface ToastQueue {
  readonly toasts: readonly Toast[]
}

export const useToastQueue = create<ToastQueue>()(() => ({ toasts: [] }))

let lastId = 0

export function showToast(text: string, tone: Toast['tone'] = 'calm'): void {
  lastId += 1
  const toast: Toast = { id: lastId, text, tone }
  // Saying the same thing twice helps nobody: the newer one takes the place of the older.
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts.filter((each) => each.text !== text), toast] }))
}

export function closeToast(id: number): void {
  useToastQueue.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
