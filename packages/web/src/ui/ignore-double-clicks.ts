import { TYPED_INTO } from './is-typing.ts'

/** For controls meant to be pressed repeatedly, such as a stepper. */
export const REPEATS = { 'data-repeats': '' } as const

/**
 * Two taps this close in time and place are a double tap. They are counted by us, since some browsers do not count them
 * and others count the end of a drag too.
 */
export const DOUBLE_TAP = { ms: 300, px: 20 }

/** No finger is so quick: a tap on a label is reported twice, for the label and for its field. */
const SAME_TAP_MS = 50

interface Tap {
  readonly time: number
  readonly x: number
  readonly y: number
  readonly target: EventTarget | null
}

/**
 * Ignores the second click of a double click wherever it lands, because the first click may have opened something under
 * it. Keys and screen readers report no count. The `dblclick` that follows stays for who waits for it.
 */
export function ignoreDoubleClicks(): () => void {
  let lastTap: Tap | undefined
  let firstPressed: EventTarget | null = null

  function isSecond(event: MouseEvent): boolean {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return event.detail > 1
    const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, target: event.target }
    const before = lastTap
    if (before && isPassedOn(before, tap)) return false
    lastTap = tap
    if (!before) return false
    const isNear = Math.hypot(tap.x - before.x, tap.y - before.y) <= DOUBLE_TAP.px
    return isNear && tap.time - before.time < DOUBLE_TAP.ms
  }

  function onClick(event: MouseEvent): void {
    const { target } = event
    if (!isSecond(event) || !(target instanceof Element) || target.closest(`[data-repeats], ${TYPED_INTO}`)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A button that saw the press waits for its click, and would finally make one itself.
    const pointerId = event instanceof PointerEvent ? event.pointerId : 0
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }))
  }

  /** A double click selects a word only if both clicks were on it. */
  function onMouseDown(event: MouseEvent): void {
    const { target, detail } = event
    if (detail <= 1) firstPressed = target
    else if (target !== firstPressed && target instanceof Element && !target.closest(TYPED_INTO)) event.preventDefault()
  }

  // On the window, so that nothing else sees the click first.
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('click', onClick, options)
  window.addEventListener('mousedown', onMouseDown, options)
  // Two taps with a key between them, which may have closed what the first opened, are not a double tap.
  window.addEventListener('keydown', () => (lastTap = undefined), options)
  return () => listening.abort()
}

/** Whether a tap repeats the one before, passed on from a label to its field. */
function isPassedOn(before: Tap, { target, time }: Tap): boolean {
  if (!(target instanceof HTMLInputElement) || time - before.time > SAME_TAP_MS) return false
  return [...(target.labels ?? [])].some((label) => before.target instanceof Node && label.contains(before.target))
}
