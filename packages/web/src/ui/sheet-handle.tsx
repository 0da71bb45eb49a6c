import { useEffect, useRef } from 'react'
import { SheetDrag } from './sheet-drag.ts'
import styles from './sheet-handle.module.css'

/** Pulls its sheet down. For fingers only: a button and Escape do the same. */
export function SheetHandle({ onClose }: { readonly onClose: () => void }) {
  const handle = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!handle.current) return undefined
    const drag = new SheetDrag(handle.current, () => close.current())
    return () => drag.stop()
  }, [])
  return <div ref={handle} className={styles.handle} aria-hidden="true" />
}
