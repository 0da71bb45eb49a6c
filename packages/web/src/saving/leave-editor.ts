import { navigate } from 'wouter/use-browser-location'
import { useLanguage } from '../app/language/language-store.ts'
import { letPageGo } from '../app/leave-guard.ts'
import { matchRoute } from '../app/routes/match-route.ts'
import { selectionPath } from '../app/routes/paths.ts'
import { takeStep } from '../app/session.ts'
import { sessionDone } from '../app/session-done.ts'
import { backUrl } from '../app/shop-config.ts'
import { discardDocument } from '../editor/document-store.ts'

/** Out of the editor to the back url of the language, without another question. */
export function leaveEditor(): void {
  takeStep('exit')
  const url = backUrl(useLanguage.getState().language)
  if (url.startsWith('/') && matchRoute(url)) {
    navigate(url)
    discardDocument()
  } else {
    letPageGo()
    void sessionDone()
    window.location.assign(url)
  }
}

/** Back to the templates with an empty table. */
export function startNewCollage(): void {
  navigate(selectionPath(''))
  discardDocument()
}
