import type { Command } from '@collagerie/core/edit'
import { useEffect, useRef } from 'react'
import { runTogether, useDocument } from '../../document/document-store.ts'
import { useWhenLeft } from '../../ui/dialog.tsx'
import { showStepToast } from '../sheet-toasts.ts'

/** The page may be reloaded, closed or, on a phone, never come back. */
const LEAVING_PAGE = ['visibilitychange', 'beforeunload', 'pagehide'] as const

/**
 * Keeps the work of a dialog as one step, however the dialog is left. A toast offers to undo it, unless the customer
 * pressed the button that keeps it, which calls the returned function. `unasked` replaces `work` where it was not asked
 * for.
 */
export function useKeptWork(work: () => readonly Command[], unasked = work): () => void {
  const isKept = useRef(false)
  const keep = () => {
    const { pages } = useDocument.getState()
    runTogether(unasked())
    isKept.current ||= useDocument.getState().pages !== pages
  }
  useWhenPageLeft(keep)
  useWhenLeft(() => {
    keep()
    if (isKept.current) showStepToast('editor.workKept')
    isKept.current = false
  })
  return () => {
    runTogether(work())
    isKept.current = false
  }
}

function useWhenPageLeft(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const leave = ({ type }: Event) => {
      if (type !== 'visibilitychange' || document.visibilityState === 'hidden') latest.current()
    }
    // Before the draft is written, which the same events lead to.
    for (const event of LEAVING_PAGE) window.addEventListener(event, leave, true)
    return () => {
      for (const event of LEAVING_PAGE) window.removeEventListener(event, leave, true)
    }
  }, [])
}
