const CONTROLS = 'button:not(:disabled), a[href]'

/** How far below one another controls must be to count as rows. */
const SLACK_PX = 4

const ORDER: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const ROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Makes a group of controls one tab stop. Arrow keys lead between them; Tab leaves the group and returns to the chosen
 * control, or else to the last one.
 */
export function focusGroup(group: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let last: Element | undefined
  let isByTab = false

  const controls = () => [...group.querySelectorAll<HTMLElement>(CONTROLS)]

  function onKey(event: KeyboardEvent): void {
    const { key, target } = event
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof HTMLElement)) return
    if (key === 'Tab') {
      // From the group's end the browser leads on to the next control.
      const end = event.shiftKey ? controls().at(0) : controls().at(-1)
      last = target
      end?.focus({ preventScroll: true })
      return
    }
    const next = event.shiftKey ? undefined : nextControl(controls(), target, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  function onFocus({ relatedTarget }: FocusEvent): void {
    const isEntered = !(relatedTarget instanceof Node && group.contains(relatedTarget))
    if (!isEntered || !isByTab) return
    const all = controls()
    // Tab enters the group at the chosen control, whether it was chosen by mouse or keyboard.
    const chosen = all.find((control) => control.ariaCurrent === 'true')
    const left = chosen ?? all.find((control) => control === last)
    left?.focus()
  }

  group.addEventListener('keydown', onKey, { signal })
  group.addEventListener('focusin', onFocus, { signal })
  const noteKey = ({ key }: KeyboardEvent) => {
    isByTab = key === 'Tab'
  }
  const notePointer = () => {
    isByTab = false
  }
  window.addEventListener('keydown', noteKey, { signal, capture: true })
  window.addEventListener('pointerdown', notePointer, { signal, capture: true })
  return () => listening.abort()
}

function nextControl(controls: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = controls.indexOf(from)
  if (at < 0) return undefined
  if (key === 'Home') return controls[0]
  if (key === 'End') return controls.at(-1)
  const step = ORDER[key]
  if (step) return controls[at + step]
  const row = ROWS[key]
  return row && nearestInRows(controls, from, row)
}

/** The nearest control above or below this one's box, straight ahead first. */
function nearestInRows(
  controls: readonly HTMLElement[],
  from: HTMLElement,
  direction: 1 | -1,
): HTMLElement | undefined {
  const start = from.getBoundingClientRect()
  const costOf = (control: HTMLElement): number => {
    const box = control.getBoundingClientRect()
    const ahead = direction > 0 ? box.top - start.bottom : start.top - box.bottom
    if (ahead < -SLACK_PX) return Number.POSITIVE_INFINITY
    return ahead + 2 * Math.abs(box.left + box.width / 2 - start.left - start.width / 2)
  }
  const ranked = controls
    .filter((control) => control !== from)
    .map((control) => ({ control, cost: costOf(control) }))
    .toSorted((a, b) => a.cost - b.cost)
  const [nearest] = ranked
  return nearest && Number.isFinite(nearest.cost) ? nearest.control : undefined
}
