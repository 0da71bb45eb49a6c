import { type RefObject, useEffect, useRef, useState } from 'react'

/** Leads to the first field of a form that something is said against, once what is said stands on the page. */
export function useFirstFault(): { form: RefObject<HTMLFormElement | null>; leadToFault: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(0)
  // The count is set after the faults, so it is on the page no sooner than they are.
  useEffect(() => {
    if (answers > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers])
  return { form, leadToFault: () => setAnswers((before) => before + 1) }
}
