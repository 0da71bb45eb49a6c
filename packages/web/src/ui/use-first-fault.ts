import { type RefObject, useEffect, useRef, useState } from 'react'

const FAULTY = ':is(input, select)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input'

/** Moves the focus to the first faulty field of a form, or of a faulty group, once the fault is shown. */
export function useFirstFault(): { form: RefObject<HTMLFormElement | null>; leadToFault: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(0)
  // The count is set after the faults, so it is rendered no sooner than they are.
  useEffect(() => {
    if (answers > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [answers])
  return { form, leadToFault: () => setAnswers((before) => before + 1) }
}
