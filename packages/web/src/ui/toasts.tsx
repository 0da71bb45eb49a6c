import { useEffect } from 'react'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { closeToast, type Toast, useToastQueue } from './toast-queue.ts'
import styles from './toasts.module.css'

const CALM_STAYS_MS = 6000

/** The live regions stand in the page from the start: one that arrives with its text is not read out. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toasts = useToastQueue((queue) => queue.toasts)
  const ofTone = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} {...{ toast, closeLabel }} />)
  return (
    <div className={styles.region}>
      <div role="alert">{ofTone('urgent')}</div>
      <output>{ofTone('calm')}</output>
    </div>
  )
}

function ToastCard({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  useEffect(() => {
    if (toast.tone === 'urgent') return undefined
    const timer = setTimeout(() => closeToast(toast.id), CALM_STAYS_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <span className={styles.toast}>
      <span>{toast.text}</span>
      <button type="button" className={button.icon} aria-label={closeLabel} onClick={() => closeToast(toast.id)}>
        <Icon name="close" />
      </button>
    </span>
  )
}
