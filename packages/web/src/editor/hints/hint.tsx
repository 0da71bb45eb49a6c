import { type Collage, emptySlots } from '@collagerie/core/collage'
import { useState } from 'react'
import { useDesk } from '../desk-store.ts'
import { GapsOffer } from './gaps-offer.tsx'
import { SheetHint } from './sheet-hint.tsx'
import { TouchHelp } from './touch-help.tsx'
import { needsTouchHelp, touchHelpRead } from './touch-help-read.ts'

/** What is said under the sheet when nothing has just happened. */
export function Hint({ collage }: { readonly collage: Collage }) {
  const [isHelping, setHelping] = useState(needsTouchHelp)
  const offersGaps = useDesk((desk) => desk.offersGaps)
  if (offersGaps && emptySlots(collage).length > 0) return <GapsOffer collage={collage} />
  if (!isHelping) return <SheetHint collage={collage} />

  function close(): void {
    setHelping(false)
    touchHelpRead()
  }
  return <TouchHelp onClose={close} />
}
