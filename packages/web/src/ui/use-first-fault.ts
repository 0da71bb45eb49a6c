import { type RefObject, useEffect, useRef, useState } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'

const FAULTY = ':is(input, select)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input'

/**
 * Moves the focus to the first faulty field of a form, or of a faulty group, once the fault is shown, and brings both
 * into sight. What is wrong with the form as a whole comes into sight if no field is faulty.
 */
export function useFirstFault(): { form: RefObject<HTMLFormElement | null>; leadToFault: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(0)
  // The count is set after the faults, so it is rendered no sooner than they are.
  useEffect(() => {
    if (answers === 0) return
    const field = form.current?.querySelector<HTMLElement>(FAULTY)
    field?.focus()
    const shown = field ?? form.current?.querySelector('[role="alert"]:not(:empty)')
    // The browser scrolls first. A tap on the button does not count as moving the focus, so nothing else does this.
    if (shown) requestAnimationFrame(() => bringIntoSight(shown))
  }, [answers])
  return { form, leadToFault: () => setAnswers((before) => before + 1) }
}
