import { useEffect, useMemo, useState } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { accessibleLabelOf, iconControlAt } from './icon-control-at.ts'
import styles from './tips.module.css'

/** Long enough that a passing pointer shows nothing. */
const PAUSE_MS = 500

/**
 * Shows the name of every control with only an icon, when pointed at for a moment or focused by keyboard. One for the
 * whole screen: controls added later work without being registered.
 */
export function Tips() {
  const [sign, setSign] = useState<HTMLElement>()
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pointed: HTMLElement | undefined
    let focused: HTMLElement | undefined
    const show = (shown: HTMLElement | undefined) => {
      clearTimeout(timer)
      setSign(shown)
    }
    const hide = () => show(undefined)
    const on = (type: string, act: (event: Event) => void) =>
      document.addEventListener(type, act, { capture: true, signal: leaving.signal })
    on('pointerover', (event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return
      // Whoever drags something over a control does not ask for its name.
      const under = event.buttons === 0 ? iconControlAt(event.target) : undefined
      if (under === pointed) return
      pointed = under
      hide()
      if (under) timer = setTimeout(() => setSign(under), PAUSE_MS)
    })
    on('pointerout', (event) => {
      if (!(event instanceof PointerEvent) || event.relatedTarget) return
      pointed = undefined
      hide()
    })
    on('pointerdown', hide)
    // Escape and any other key hide the tip, since the key may remove the control too.
    on('keydown', hide)
    on('focusin', ({ target }) => {
      focused = target instanceof Element && target.matches(':focus-visible') ? iconControlAt(target) : undefined
      if (focused) show(focused)
    })
    // Losing the focus does not hide the tip of a pointed control.
    on('focusout', () => focused && hide())
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
  return sign && <Tip key={accessibleLabelOf(sign)} sign={sign} onClose={() => setSign(undefined)} />
}

function Tip({ sign, onClose }: { readonly sign: HTMLElement; readonly onClose: () => void }) {
  const about = useMemo(() => ({ current: sign }), [sign])
  return (
    <TooltipTriggerStateContext
      value={{ isOpen: true, open: () => undefined, close: onClose, shouldSkipAnimation: false }}
    >
      <Tooltip triggerRef={about} className={styles.tooltip ?? ''} offset={6}>
        {accessibleLabelOf(sign)}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
