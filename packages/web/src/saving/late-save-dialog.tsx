import { useState } from 'react'
import { withTexts } from '../language/language-store.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { latePart } from '../ui/late-part.tsx'
import { purposeAskedFor } from './purpose-asked-for.ts'

const OwnSaveDialog = latePart(async () => (await withTexts(import('./own-save-dialog.tsx'))).OwnSaveDialog)

/** The save dialog, fetched only when needed: while a collage loads, few customers have to sign in or want to leave. */
export function LateSaveDialog() {
  const isAsked = useTabState(({ editorState }) => purposeAskedFor(editorState) !== '')
  const [wasAsked, setAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setAsked(true)
  return wasAsked && <OwnSaveDialog />
}
