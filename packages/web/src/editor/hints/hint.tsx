import type { Collage } from '@collagerie/core/collage'
import { useState } from 'react'
import { SheetHint } from './sheet-hint.tsx'
import { TouchHelp } from './touch-help.tsx'
import { needsTouchHelp, touchHelpRead } from './touch-help-read.ts'

/** What is said under the sheet when nothing has just happened. */
export function Hint({ collage }: { readonly collage: Collage }) {
  const [isHelping, setHelping] = useState(needsTouchHelp)
  if (!isHelping) return <SheetHint collage={collage} />

  function close(): void {
    setHelping(false)
    touchHelpRead()
  }
  return <TouchHelp onClose={close} />
}
