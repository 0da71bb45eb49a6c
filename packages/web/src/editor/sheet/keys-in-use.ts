import { isTyping } from '../../ui/is-typing.ts'
import type { Key } from './slot-key.ts'

/** What leads to the sheet, or on it: whoever leaves a dialog with Escape may have the mouse in hand. */
const LEADING: ReadonlySet<string> = new Set(['Tab', 'Enter', ' ', 'Home', 'End', 'F2'])

/** Alone they say nothing yet. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** Whether a key is one of those that work on the sheet, so that whoever pressed it may want to know the others. */
function isSheetKey({ key, ctrlKey, metaKey }: Key, target: EventTarget | null): boolean {
  if (ctrlKey || metaKey || isTyping(target)) return key === 'Tab'
  return LEADING.has(key) || key.startsWith('Arrow') || /^[m+=-]$/i.test(key) || key === 'Delete' || key === 'Backspace'
}

/** Marks an element while the last thing pressed was a key of the sheet. */
export class KeysInUse {
  readonly #listening = new AbortController()

  constructor(element: HTMLElement) {
    const { signal } = this.#listening
    const mark = (isInUse: boolean) => element.toggleAttribute('data-keys', isInUse)
    // Before the key moves the focus, or the help would come a moment late.
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
