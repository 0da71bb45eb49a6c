import { use, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { TextsToCome } from './texts-to-come.ts'
import { type ToastArea, useCovered } from './toast-areas.ts'
import { stayMs } from './toast-clock.ts'
import { closeToast, type Toast, toastClock } from './toast-queue.ts'
import { useToastText } from './toast-text.ts'
import styles from './toasts.module.css'

interface CardProps {
  readonly toast: Toast
  readonly place: ToastArea
}

/** In the lowest windows a dialog scrolls as a whole, and its foot may be out of view. */
function reveal(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' })
}

/** Whether there is still no text after those of later screens, which a toast may come before, have been asked for. */
function useMissing(text: string | undefined): boolean {
  const fetchTexts = use(TextsToCome)
  const [wasAsked, setAsked] = useState(false)
  const isMissing = text === undefined
  useEffect(() => {
    if (!isMissing) return
    const asked = () => setAsked(true)
    fetchTexts().then(asked, asked)
  }, [isMissing, fetchTexts])
  return isMissing && wasAsked
}

export function ToastCard({ toast: { id, words, tone, action, stays }, place }: CardProps) {
  const t = useTranslations()
  const text = useToastText(words)
  const label = useToastText({ key: action?.label ?? 'misc.close' })
  const hasAction = action !== undefined
  const isSpeechless = useMissing(text)
  useEffect(() => {
    if (isSpeechless) closeToast(id)
    else if (text !== undefined && !stays) toastClock.start(id, stayMs(text.length, hasAction))
  }, [id, text, isSpeechless, hasAction, stays])
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
