/** A hand that has just let go is about to take hold again. */
const REST_MS = 1000

const listeners = new Set<() => void>()
let isPressed = false
let timer: number | undefined

/** Whether the customer is in the middle of something: a pointer is down, or a key or the wheel was used a moment ago. */
export function isHandBusy(): boolean {
  return isPressed || timer !== undefined
}

/** Calls back when that changes. */
export function onHand(listener: () => void): void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
}

function watch(): void {
  const events: Readonly<Record<string, () => void>> = {
    pointerdown: () => set(true),
    pointerup: () => set(false),
    pointercancel: () => set(false),
    // A drag of the browser's own ends without a pointer.
    dragend: () => set(false),
    // What is let go of outside the window is never heard of.
    blur: () => set(false),
    keydown: () => set(isPressed),
    wheel: () => set(isPressed),
  }
  for (const [name, heard] of Object.entries(events)) {
    window.addEventListener(name, heard, { capture: true, passive: true })
  }
}

function set(pressed: boolean): void {
  const before = isHandBusy()
  isPressed = pressed
  window.clearTimeout(timer)
  timer = window.setTimeout(() => {
    timer = undefined
    if (!isPressed) tell()
  }, REST_MS)
  if (!before) tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
