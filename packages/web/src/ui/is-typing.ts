export const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable]'

/** Whether keys go into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPED_INTO)
}
