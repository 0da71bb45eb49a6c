import { useLanguage } from '../app/language/language-store.ts'

let isUnsaved: () => boolean = () => false

function warn(event: BeforeUnloadEvent): void {
  if (!isUnsaved()) return
  event.preventDefault()
  // Few browsers still show the words; the others ask in their own.
  event.returnValue = useLanguage.getState().texts?.editor?.COLLAGE_NOG_NIET_OPGESLAGEN ?? ' '
}

/** Asks before the page is closed or left for another one while there is something to lose. */
export function guardUnsaved(hasUnsavedChanges: () => boolean): void {
  isUnsaved = hasUnsavedChanges
  window.addEventListener('beforeunload', warn)
}
