import type { PhonePanel } from '../desk-store.ts'

export function panelButtonId(panel: PhonePanel): string {
  return `editor-${panel}`
}
