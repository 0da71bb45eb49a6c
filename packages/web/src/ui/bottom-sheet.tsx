import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './bottom-sheet.module.css'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { SheetHandle } from './sheet-handle.tsx'
import { Toasts } from './toasts.tsx'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Shown beside the title, whatever the sheet contains. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Comes up from the bottom of a phone and takes its own room, so that its subject stays visible and usable. */
export function BottomSheet({ title, closeLabel, onClose, tools, children }: Props) {
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const element = sheet.current
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose()
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])

  return (
    <section ref={sheet} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.sheet} data-sheet>
      <SheetHandle onClose={onClose} />
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
        <Button look="quiet" onPress={onClose}>
          <Icon name="close" />
          {closeLabel}
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      <Toasts place="dialog" />
    </section>
  )
}
