import { useState } from 'react'
import { withTexts } from '../language/language-store.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { latePart } from '../ui/late-part.tsx'
import { purposeAskedFor } from './purpose-asked-for.ts'

const OwnSaveDialog = latePart(async () => (await withTexts(import('./own-save-dialog.tsx'))).OwnSaveDialog)

/** Where a collage is only just being fetched, somebody may have to sign in for it, or want to leave; few do. */
export function LateSaveDialog() {
  const isAsked = useTabState(({ editorState }) => purposeAskedFor(editorState) !== '')
  const [wasAsked, setAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setAsked(true)
  return wasAsked && <OwnSaveDialog />
}
