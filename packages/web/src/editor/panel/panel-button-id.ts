import type { SheetPanel } from '../desk-store.ts'

export function panelButtonId(panel: SheetPanel): string {
  return `editor-${panel}`
}
