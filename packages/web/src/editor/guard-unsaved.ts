import { useLanguage } from '../app/language/language-store.ts'

let isUnsaved: () => boolean = () => false
let isLetGo = false

function warn(event: BeforeUnloadEvent): void {
  if (isLetGo || !isUnsaved()) return
  event.preventDefault()
  // Few browsers still show the words; the others ask in their own.
  event.returnValue = useLanguage.getState().texts?.editor?.COLLAGE_NOG_NIET_OPGESLAGEN ?? ' '
}

/** Asks before the page is closed or left for another one while there is something to lose. */
export function guardUnsaved(hasUnsavedChanges: () => boolean): void {
  isUnsaved = hasUnsavedChanges
  isLetGo = false
  window.addEventListener('beforeunload', warn)
}

/** Lets the page go without a question, this once: the browser may bring it back as it was. */
export function letPageGo(): void {
  isLetGo = true
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLetGo = false
  })
}
