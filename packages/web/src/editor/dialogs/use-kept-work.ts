import type { Collage } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'
import { useEffect, useRef, useState } from 'react'
import { newStepKey, runTogether, useDocument } from '../../document/document-store.ts'
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
  // One for all of it, since some is kept already when the page was away meanwhile.
  const [step] = useState(newStepKey)
  /** The collage without this work, once some is kept. */
  const without = useRef<Collage>(undefined)
  const isKeptByName = useRef(false)
  const keep = () => {
    const { pages } = useDocument.getState()
    runTogether(unasked(), step)
    if (useDocument.getState().pages !== pages) without.current ??= pages
  }
  useWhenPageLeft(keep)
  useWhenLeft(() => {
    if (!isKeptByName.current) {
      keep()
      // Work may have been taken back after some was kept.
      if (without.current && useDocument.getState().pages !== without.current) showStepToast('editor.workKept')
    }
    without.current = undefined
    isKeptByName.current = false
  })
  return () => {
    runTogether(work(), step)
    isKeptByName.current = true
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
