import { navigate } from 'wouter/use-browser-location'
import { reportSessionDone } from '../calls/report-session-done.ts'
import { discardDocument, useDocument } from '../document/document-store.ts'
import { letPageGo } from '../document/leave-guard.ts'
import { rememberLeftDraft } from '../drafts/tab-draft.ts'
import { useLanguage } from '../language/language-store.ts'
import { matchRoute } from '../navigation/routes/match-route.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import { backUrl } from '../navigation/shop-config.ts'
import { takeStep } from '../navigation/tab-state.ts'

/** Leaves the editor for the back URL of the language, without asking again. */
export function leaveEditor(): void {
  takeStep('exit')
  const { draftId, pages } = useDocument.getState()
  if (pages) rememberLeftDraft(draftId)
  const url = backUrl(useLanguage.getState().language)
  if (url.startsWith('/') && matchRoute(url)) {
    navigate(url)
    discardDocument()
  } else {
    letPageGo()
    void reportSessionDone()
    window.location.assign(url)
  }
}

/** Returns to the templates without a collage. */
export function startNewCollage(): void {
  navigate(chooserPath(''))
  discardDocument()
}
