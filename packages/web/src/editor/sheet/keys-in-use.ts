import { isTyping } from '../../ui/is-typing.ts'
import type { Key } from './key-action.ts'

/** Keys that lead to the sheet or around on it. Not Escape, which mouse users also press to close a dialog. */
const LEADING: ReadonlySet<string> = new Set(['Tab', 'Enter', ' ', 'Home', 'End', 'F2'])

/** Modifiers alone are not a use of the keyboard. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Whether a key works on the sheet, so that its user may want to know the others. */
function isSheetKey({ key, ctrlKey, metaKey }: Key, target: EventTarget | null): boolean {
  if (ctrlKey || metaKey || isTyping(target)) return key === 'Tab'
  return LEADING.has(key) || key.startsWith('Arrow') || /^[m+=-]$/i.test(key) || key === 'Delete' || key === 'Backspace'
}

/** Marks an element while the last input was a key of the sheet. */
export class KeysInUse {
  readonly #listening = new AbortController()

  constructor(element: HTMLElement) {
    const { signal } = this.#listening
    const mark = (isInUse: boolean) => element.toggleAttribute('data-keys', isInUse)
    // Before the key moves the focus, or the help would appear late.
    addEventListener('keydown', (event) => MODIFIERS.has(event.key) || mark(isSheetKey(event, event.target)), {
      signal,
      capture: true,
    })
    addEventListener('pointerdown', () => mark(false), { signal, capture: true })
  }

  stop(): void {
    this.#listening.abort()
  }
}
