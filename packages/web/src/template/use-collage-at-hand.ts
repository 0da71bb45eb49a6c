import type { CollagePage } from '@collagerie/core/collage'
import { useState } from 'react'
import { useDocument } from '../document/document-store.ts'

/**
 * The open collage, which decides what the page offers. While the editor is opening it stays the one of the press: the
 * new collage is there a moment before the editor, and the pressed button would change its words.
 */
export function useCollageAtHand(isOpening: boolean): CollagePage | undefined {
  const now = useDocument((state) => state.page)
  const [before, setBefore] = useState(now)
  if (isOpening) return before
  if (before !== now) setBefore(now)
  return now
}
