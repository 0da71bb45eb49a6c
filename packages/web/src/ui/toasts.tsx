import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { mediaHook } from './media-hook.ts'
import { type ToastArea, useCovered, useShowsToast } from './toast-areas.ts'
import { stayMs } from './toast-clock.ts'
import { closeToast, type Toast, toastClock, useToastQueue } from './toast-queue.ts'
import { useToastText } from './toast-text.ts'
import styles from './toasts.module.css'

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

interface CardProps {
  readonly toast: Toast
  readonly place: ToastArea
}

/** In the lowest windows a dialog scrolls as a whole, and its foot may be out of view. */
function reveal(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' })
}

function ToastCard({ toast: { id, words, tone, action, stays }, place }: CardProps) {
  const t = useTranslations()
  const text = useToastText(words)
  const label = useToastText({ key: action?.label ?? 'misc.close' })
  const hasAction = action !== undefined
  useEffect(() => {
    // The texts of another language may lack those of later screens.
    if (text === undefined) closeToast(id)
    else if (!stays) toastClock.start(id, stayMs(text.length, hasAction))
  }, [id, text, hasAction, stays])
  // A refusal has to be read, which it cannot be below a dialog.
  const isCovered = useCovered(place) && tone === 'urgent'
  useEffect(() => {
    toastClock.hold(id, isCovered)
    // It may move to another place, where no pointer rests on it.
    return () => toastClock.hold(id, false)
  }, [id, isCovered])
  if (text === undefined) return null

  function press(): void {
    closeToast(id)
    action?.run()
  }

  return (
    <span
      ref={place === 'dialog' ? reveal : undefined}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => toastClock.hold(id, true)}
      onPointerLeave={({ currentTarget }) => toastClock.hold(id, currentTarget.matches(':focus-within'))}
      onFocus={() => toastClock.hold(id, true)}
      onBlur={({ currentTarget }) => toastClock.hold(id, currentTarget.matches(':hover'))}
    >
      <span className={styles.words}>{text}</span>
      {action && (
        <button type="button" className={button.quiet} onClick={press}>
          {label}
        </button>
      )}
      <button
        type="button"
        className={`${button.icon} ${styles.close}`}
        aria-label={t('misc.close')}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}
