/** Marks the choice of delivery, for the summary that leads back to it. */
export const DELIVERY = { 'data-delivery': '' } as const

/** Brings the choice of delivery into view and gives it the focus. */
export function leadToDelivery(form: HTMLElement | null): void {
  const section = form?.querySelector('[data-delivery]')
  const field = section?.querySelector<HTMLElement>('input:checked') ?? section?.querySelector<HTMLElement>('input')
  field?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
