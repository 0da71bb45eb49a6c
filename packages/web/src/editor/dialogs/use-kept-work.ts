import type { Command } from '@collagerie/core/edit'
import { runTogether, useDocument } from '../../document/document-store.ts'
import { useWhenLeft } from '../../ui/dialog.tsx'
import { notifyStep } from '../sheet-notices.ts'

/**
 * Work in a dialog is kept however the dialog is left, as one step. A notice then offers to undo it, unless the button
 * was pressed that keeps it by name: it calls the returned function first.
 */
export function useKeptWork(work: () => readonly Command[]): () => void {
  useWhenLeft(() => {
    const { pages } = useDocument.getState()
    runTogether(work())
    if (useDocument.getState().pages !== pages) notifyStep('editor.workKept')
  })
  return () => runTogether(work())
}
