/** Controls with an icon only. Those on the sheet show their words elsewhere. */
const CONTROLS = ':is(button, a[href], summary, label):not([data-prompt])'

/** The control at the target, if it shows only an icon: neither words nor a picture. */
export function iconControlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  if (!control?.querySelector('svg') || control.querySelector('img, canvas')) return undefined
  return control.innerText.trim() === '' && accessibleLabelOf(control) ? control : undefined
}

/** The icon's accessible name; a choice has it on its input. */
export function accessibleLabelOf(sign: Element): string | null {
  return sign.getAttribute('aria-label') ?? sign.querySelector('[aria-label]')?.getAttribute('aria-label') ?? null
}
