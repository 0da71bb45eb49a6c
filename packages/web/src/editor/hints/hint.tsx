import { type Collage, emptySlots } from '@collagerie/core/collage'
import { useEffect, useState } from 'react'
import { useDesk } from '../desk-store.ts'
import { ArrangingHint } from './arranging-hint.tsx'
import { GapsOffer } from './gaps-offer.tsx'
import { SheetHint } from './sheet-hint.tsx'
import { TouchHelp } from './touch-help.tsx'
import { needsTouchHelp, touchHelpRead } from './touch-help-read.ts'

/** What is said under the sheet when nothing has just happened. */
export function Hint({ collage }: { readonly collage: Collage }) {
  const [isHelping, setHelping] = useState(needsTouchHelp)
  const offersGaps = useDesk((desk) => desk.offersGaps)
  const isArranging = useDesk((desk) => desk.isArranging)
  const hasGaps = emptySlots(collage).length > 0
  // Once all are filled the matter is closed, also when one is emptied later.
  useEffect(() => {
    if (!hasGaps) useDesk.setState({ offersGaps: false })
  }, [hasGaps])
  if (isArranging) return <ArrangingHint />
  if (offersGaps && hasGaps) return <GapsOffer collage={collage} />
  if (!isHelping) return <SheetHint collage={collage} />

  function close(): void {
    setHelping(false)
    touchHelpRead()
  }
  return <TouchHelp onClose={close} />
}
