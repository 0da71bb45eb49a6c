import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useDocument } from '../document/document-store.ts'
import { letPageGo } from '../document/leave-guard.ts'
import { isTextLeftOut, rememberTextLeftOut } from '../document/text-left-out.ts'
import { useLanguage } from '../language/language-store.ts'
import { matchRoute } from '../navigation/routes/match-route.ts'
import { checkoutPath, editPath } from '../navigation/routes/paths.ts'
import { isSaving, useTabState } from '../navigation/tab-state.ts'
import { onSaving } from './on-saving.ts'

/** Goes to the saved collage's address, or to the checkout after an order. */
export function useAfterSave(): void {
  const savedId = useDocument((state) => state.savedId)
  const formerId = useDocument((state) => state.formerId)
  // Navigating gives up a save that is still running, so this waits for its end.
  const saving = useTabState(isSaving)

  useEffect(() => {
    if (!saving) goToSaved(savedId, formerId)
  }, [savedId, formerId, saving])

  useEffect(
    () =>
      onSaving('checkout', () => {
        const { savedId: id, formerId: before, draftId } = useDocument.getState()
        if (id === undefined) return
        // An order leaves at once, and Back leads to what was saved.
        goToSaved(id, before)
        if (isTextLeftOut(draftId)) rememberTextLeftOut(id)
        letPageGo()
        window.location.assign(checkoutPath(id))
      }),
    [],
  )
}

function goToSaved(id: string | undefined, formerId: string | undefined): void {
  const route = matchRoute(window.location.pathname)
  if (id === undefined || route?.screen !== 'editor' || route.savedCollageId !== formerId) return
  navigate(editPath(useLanguage.getState().language, id), { replace: true })
}
