import { useEffect, useRef } from 'react'
import { DrawerDrag } from './drawer-drag.ts'
import styles from './drawer-handle.module.css'

/** Pulls its drawer down. For fingers only: a button and Escape do the same. */
export function DrawerHandle({ onClose }: { readonly onClose: () => void }) {
  const handle = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!handle.current) return undefined
    const drag = new DrawerDrag(handle.current, () => close.current())
    return () => drag.stop()
  }, [])
  return <div ref={handle} className={styles.handle} aria-hidden="true" />
}
