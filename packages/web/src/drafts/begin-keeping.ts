import { useDocument } from '../document/document-store.ts'
import { setLocalCopy } from '../document/local-copy.ts'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { once } from '../ui/once.ts'

/** Loads the code that keeps drafts once the sheet is shown; until then the collage is not kept. */
export const beginKeeping = once(() => {
  if (useDocument.getState().pages) setLocalCopy('keeping')
  fetchUntilItComes(
    () => import('./keep-drafts.ts'),
    ({ keepDrafts }) => keepDrafts(),
  )
})
