import { type Collage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { seldomPart } from '../../ui/late-part.tsx'
import { useDesk } from '../desk-store.ts'
import { ArrangingHint } from './arranging-hint.tsx'
import { SheetHint } from './sheet-hint.tsx'
import { TouchHelp } from './touch-help.tsx'
import { touchHelpRead, useNeedsTouchHelp } from './touch-help-read.ts'

/** Until it comes the sheet says what it always says. */
const GapsOffer = seldomPart(async () => (await import('./gaps-offer.tsx')).GapsOffer, SheetHint)

/** What is said under the sheet when nothing has just happened. */
export function Hint({ collage }: { readonly collage: Collage }) {
  const isHelping = useNeedsTouchHelp()
  const offersGaps = useDesk((desk) => desk.offersGaps)
  const isArranging = useDesk((desk) => desk.arranging !== undefined)
  const hasGaps = emptySlots(collage).length > 0
  // Once all are filled the matter is closed, also when one is emptied later.
  useEffect(() => {
    if (!hasGaps) useDesk.setState({ offersGaps: false })
  }, [hasGaps])
  if (isArranging) return <ArrangingHint />
  if (offersGaps && hasGaps) return <GapsOffer collage={collage} />
  // Whoever has pictures on the sheet knows how they come there, and what is to be said of those comes first.
  const isEmpty = shownPhotos(collage).length === 0
  return isHelping && isEmpty ? <TouchHelp onClose={touchHelpRead} /> : <SheetHint collage={collage} />
}
