import { useDocument } from '../document/document-store.ts'
import { setKeptHere } from '../document/kept-here.ts'
import { withTexts } from '../language/language-store.ts'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { once } from '../ui/once.ts'

/** What keeps the collage at hand comes when the sheet stands; until it is there, the collage is not kept. */
export const beginKeeping = once(() => {
  if (useDocument.getState().pages) setKeptHere('keeping')
  fetchUntilItComes(
    // What it has to say about a refusal is in the rest of the texts.
    () => withTexts(import('./keep-drafts.ts')),
    ({ keepDrafts }) => keepDrafts(),
  )
})
