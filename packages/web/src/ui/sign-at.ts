/** What lies on the sheet has its words in a place of their own. */
const CONTROLS = ':is(button, a[href], summary, label):not([data-prompt])'

/** The control there, if a sign is all that is seen of it: neither words nor a picture. */
export function signAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
  if (!control?.querySelector('svg') || control.querySelector('img, canvas')) return undefined
  return control.innerText.trim() === '' && wordsOf(control) ? control : undefined
}

/** What the sign says to those who cannot see it; a choice says it on the input inside. */
export function wordsOf(sign: Element): string | null {
  return sign.getAttribute('aria-label') ?? sign.querySelector('[aria-label]')?.getAttribute('aria-label') ?? null
}
