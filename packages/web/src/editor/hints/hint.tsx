import { type CollagePage, emptySlots, shownPhotos } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { seldomPart } from '../../ui/late-part.tsx'
import { offerForGaps, useEditorUi } from '../editor-ui-store.ts'
import { ArrangingHint } from './arranging-hint.tsx'
import { SheetHint } from './sheet-hint.tsx'
import { TouchHelp } from './touch-help.tsx'
import { touchHelpRead, useNeedsTouchHelp } from './touch-help-read.ts'

/** Until this is loaded, the usual hint stays. */
const GapsOffer = seldomPart(async () => (await import('./gaps-offer.tsx')).GapsOffer, SheetHint)

/** The hint under the sheet while nothing else has to be said. */
export function Hint({ page }: { readonly page: CollagePage }) {
  const isHelping = useNeedsTouchHelp()
  const offersGaps = useEditorUi((desk) => desk.offersGaps)
  const isArranging = useEditorUi((desk) => desk.arranging !== undefined)
  const hasGaps = emptySlots(page).length > 0
  // Once all slots are filled the offer is closed, even if one is emptied later.
  useEffect(() => {
    if (!hasGaps) offerForGaps(false)
  }, [hasGaps])
  if (isArranging) return <ArrangingHint />
  if (offersGaps && hasGaps) return <GapsOffer page={page} />
  // A customer with pictures on the sheet knows how to add them, and hints about those come first.
  const isEmpty = shownPhotos(page).length === 0
  return isHelping && isEmpty ? <TouchHelp onClose={touchHelpRead} /> : <SheetHint page={page} />
}
