import { useEffect } from 'react'
import { redoLast, undoLast } from '../document/document-store.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { isTyping } from '../ui/is-typing.ts'
import { hasDialog } from '../ui/open-dialogs.ts'
import { isUnderDialog, useEditorUi } from './editor-ui-store.ts'

/**
 * Ctrl/Cmd+Z undoes; with Shift, or Ctrl+Y, it redoes. A text field keeps these keys, and under a dialog nothing
 * changes unseen.
 */
export function useHistoryKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const step = stepFor(key, event.shiftKey)
      if (!step || isCoveredNow()) return
      event.preventDefault()
      step()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** A dialog whose code is still loading is not counted yet. */
function isCoveredNow(): boolean {
  return hasDialog() || isUnderDialog(useEditorUi.getState()) || useTabState.getState().editorState !== 'normal'
}

function stepFor(key: string, isShift: boolean): (() => void) | undefined {
  if (key === 'z') return isShift ? redoLast : undoLast
  return key === 'y' && !isShift ? redoLast : undefined
}
