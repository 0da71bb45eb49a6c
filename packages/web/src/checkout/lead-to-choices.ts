/** Marks a section in which something is chosen, for the summary that leads back to what was. */
export const CHOICES = { 'data-choices': '' } as const

/** Brings the first of what is chosen for an order into view and gives it the focus. */
export function leadToChoices(form: HTMLElement | null): void {
  const sections = [...(form?.querySelectorAll('[data-choices]') ?? [])]
  const section = sections.find((each) => each.querySelector('input:checked')) ?? sections[0]
  const field = section?.querySelector<HTMLElement>('input:checked') ?? section?.querySelector<HTMLElement>('input')
  field?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
