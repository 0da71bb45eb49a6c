import { type RefObject, useEffect, useState } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import styles from './tip.module.css'

/** Long enough that passing over it says nothing. */
const PAUSE_MS = 500

interface Props {
  readonly about: RefObject<HTMLElement | null>
  readonly words: string
}

/** Words beside a sign, while it is pointed at for a moment or was reached by keyboard. Escape takes them away. */
export function Tip({ about, words }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = about.current
    if (!element) return undefined
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (shown: boolean) => {
      clearTimeout(timer)
      setOpen(shown)
    }
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: leaving.signal })
    on('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(() => setOpen(true), PAUSE_MS)
    })
    on('pointerleave', () => show(false))
    on('pointerdown', () => show(false))
    on('focus', () => element.matches(':focus-visible') && show(true))
    on('blur', () => show(false))
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && show(false))
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [about])
  return (
    <TooltipTriggerStateContext
      value={{ isOpen, open: () => setOpen(true), close: () => setOpen(false), shouldSkipAnimation: false }}
    >
      <Tooltip triggerRef={about} className={styles.tooltip ?? ''} offset={6}>
        {words}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
