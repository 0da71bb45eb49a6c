import type { PhonePanel } from '../editor-ui-store.ts'

export function panelButtonId(panel: PhonePanel): string {
  return `editor-${panel}`
}
