import { besideSlot } from './prompt-spot.ts'

/** A pointer that only passes over the sheet shows nothing. */
const REST_MS = 500

/**
 * Tells in one line what a click would do to the slot under the mouse or at the keyboard focus. One element for the
 * whole sheet, outside React: a moving pointer renders nothing. Fingers never see it.
 */
export class SheetPrompt {
  readonly #viewport: HTMLElement
  readonly #line: HTMLElement
  readonly #listening = new AbortController()
  #slot: HTMLElement | undefined
  #timer = 0

  constructor(viewport: HTMLElement, line: HTMLElement) {
    this.#viewport = viewport
    this.#line = line
    const { signal } = this.#listening
    viewport.addEventListener('pointerover', (event) => this.#over(event), { signal })
    viewport.addEventListener('pointerleave', () => this.#turnTo(undefined), { signal })
    viewport.addEventListener('focusin', ({ target }) => this.#focus(target), { signal })
    viewport.addEventListener('focusout', () => this.#turnTo(undefined), { signal })
    // After an action on the slot, the line stays away until the next slot.
    for (const type of ['pointerdown', 'dragenter', 'wheel'] as const) {
      viewport.addEventListener(type, () => this.#hide(), { signal, passive: true })
    }
    window.addEventListener('keydown', () => this.#hide(), { signal, capture: true })
    window.addEventListener('resize', () => this.#hide(), { signal })
  }

  stop(): void {
    this.#listening.abort()
    this.#hide()
  }

  /** The slot's photo may have changed while its line was shown. */
  refresh(): void {
    if (this.#isShown) this.#show()
  }

  get #isShown(): boolean {
    return this.#line.dataset['shown'] !== undefined
  }

  #over({ target, pointerType, buttons }: PointerEvent): void {
    if (pointerType !== 'touch' && buttons === 0 && canPoint()) this.#turnTo(target)
  }

  #focus(target: EventTarget | null): void {
    const isByKeys = target instanceof Element && target.matches(':focus-visible')
    if (isByKeys && canPoint()) this.#turnTo(target)
  }

  #turnTo(target: EventTarget | null | undefined): void {
    const slot = target instanceof Element ? (target.closest<HTMLElement>('[data-prompt]') ?? undefined) : undefined
    if (slot === this.#slot) return
    const wasShown = this.#isShown
    this.#hide()
    this.#slot = slot
    if (slot && wasShown) this.#show()
    else if (slot) this.#timer = window.setTimeout(() => this.#show(), REST_MS)
  }

  #show(): void {
    const words = this.#slot?.isConnected ? this.#slot.dataset['prompt'] : undefined
    if (!this.#slot || words === undefined || this.#viewport.querySelector('[data-carried]')) return this.#hide()
    this.#line.textContent = words
    const { left, top, width, height } = this.#viewport.getBoundingClientRect()
    const slot = this.#slot.getBoundingClientRect()
    const line = { width: this.#line.offsetWidth, height: this.#line.offsetHeight }
    const box = { x: slot.x - left, y: slot.y - top, width: slot.width, height: slot.height }
    const { x, y } = besideSlot(box, line, { width, height })
    this.#line.style.translate = `${x}px ${y}px`
    this.#line.dataset['shown'] = ''
  }

  #hide(): void {
    clearTimeout(this.#timer)
    delete this.#line.dataset['shown']
  }
}

/** On touch screens browsers simulate a mouse that stays where the last tap was. */
function canPoint(): boolean {
  return window.matchMedia('(hover: hover)').matches
}
