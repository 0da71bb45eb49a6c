import { seldomPart } from './late-part.tsx'
import { mediaHook } from './media-hook.ts'
import { type ToastArea, useShowsToast } from './toast-areas.ts'
import { type Toast, useToastQueue } from './toast-queue.ts'
import styles from './toasts.module.css'

/** Fetched soon after the first screen, so that it is there when the connection is lost. */
const ToastCard = seldomPart(async () => (await import('./toast-card.tsx')).ToastCard)

const MOST_IN_DIALOG = 3

const useHigh = mediaHook('(height >= 640px)')

/**
 * A place of its own in the layout, so that toasts never cover anything. The live regions exist from the start, since
 * one that arrives with its text is not announced.
 */
export function Toasts({ place }: { readonly place: ToastArea }) {
  const queued = useToastQueue((queue) => queue.toasts)
  const standsHere = useShowsToast(place)
  const here = queued.filter(standsHere)
  const isHigh = useHigh()
  // A dialog has little room: in a low window one toast at a time, urgent ones first.
  const toasts = place === 'dialog' ? firstOf(here, isHigh ? MOST_IN_DIALOG : 1) : here
  const ofTone = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} place={place} />)
  return (
    <div className={styles[place]}>
      {/* A dialog's own alerts are part of it. */}
      <div {...(place === 'dialog' ? { 'aria-live': 'assertive' } : { role: 'alert' })}>{ofTone('urgent')}</div>
      <div {...(place === 'dialog' ? { 'aria-live': 'polite' } : { role: 'status' })}>{ofTone('calm')}</div>
    </div>
  )
}

function firstOf(toasts: readonly Toast[], count: number): readonly Toast[] {
  const ofTone = (tone: Toast['tone']) => toasts.filter((toast) => toast.tone === tone)
  return [...ofTone('urgent'), ...ofTone('calm')].slice(0, count)
}
