import { useEffect } from 'react'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { closeToast, type Toast, type ToastAction, useToastQueue } from './toast-queue.ts'
import styles from './toasts.module.css'

const CALM_STAYS_MS = 6000
/** Something to press needs time to be read and reached. */
const OFFER_STAYS_MS = 12_000

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
    const timer = setTimeout(() => closeToast(toast.id), toast.action ? OFFER_STAYS_MS : CALM_STAYS_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <span className={styles.toast}>
      <span>{toast.text}</span>
      {toast.action && <ToastButton id={toast.id} action={toast.action} />}
      <button type="button" className={button.icon} aria-label={closeLabel} onClick={() => closeToast(toast.id)}>
        <Icon name="close" />
      </button>
    </span>
  )
}

function ToastButton({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  function press(): void {
    closeToast(id)
    action.run()
  }
  return (
    <button type="button" className={button.quiet} onClick={press}>
      {action.label}
    </button>
  )
}
