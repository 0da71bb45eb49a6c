import { useEffect, useRef } from 'react'
import { DrawerDrag, type Grow } from './drawer-drag.ts'
import styles from './drawer-handle.module.css'

interface Props {
  readonly onClose: () => void
  /** Set if the drawer can be pulled up too. */
  readonly onGrow?: Grow | undefined
}

/** Pulls its drawer down or up. For fingers only: a button and Escape close it too, and what it holds scrolls. */
export function DrawerHandle({ onClose, onGrow }: Props) {
  const handle = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  const grow = useRef(onGrow)
  useEffect(() => {
    close.current = onClose
    grow.current = onGrow
  }, [onClose, onGrow])
  useEffect(() => {
    if (!handle.current) return undefined
    const drag = new DrawerDrag(
      handle.current,
      () => close.current(),
      (isHigh) => grow.current?.(isHigh) ?? false,
    )
    return () => drag.stop()
  }, [])
  return <div ref={handle} className={styles.handle} aria-hidden="true" />
}
