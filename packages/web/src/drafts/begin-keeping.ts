import { useDocument } from '../document/document-store.ts'
import { setKeptHere } from '../document/kept-here.ts'
import { withTexts } from '../language/language-store.ts'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { once } from '../ui/once.ts'

/** Fetches the code that keeps drafts once the sheet is shown; until it has come, the collage is not kept. */
export const beginKeeping = once(() => {
  if (useDocument.getState().pages) setKeptHere('keeping')
  fetchUntilItComes(
    // What it has to say about a refusal is in the rest of the texts.
    () => withTexts(import('./keep-drafts.ts')),
    ({ keepDrafts }) => keepDrafts(),
  )
})
