import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './drawer.module.css'
import type { Grow } from './drawer-drag.ts'
import { DrawerHandle } from './drawer-handle.tsx'
import { Icon } from './icon.tsx'
import { Toasts } from './toasts.tsx'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Whether it has been pulled up. */
  readonly isHigh: boolean
  readonly onGrow?: Grow | undefined
  /** Shown beside the title, whatever the drawer contains. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Comes up from the bottom of a phone without covering anything, so that its subject stays visible and usable. */
export function Drawer({ title, closeLabel, onClose, isHigh, onGrow, tools, children }: Props) {
  const titleId = useId()
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => drawer.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const element = drawer.current
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose()
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])

  return (
    <section
      ref={drawer}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.drawer}
      data-drawer
      data-high={isHigh}
    >
      <DrawerHandle onClose={onClose} onGrow={onGrow} />
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
