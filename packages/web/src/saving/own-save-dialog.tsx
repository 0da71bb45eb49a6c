import { useLanguage } from '../language/language-store.ts'
import { KitLanguage } from '../ui/kit-language.tsx'
import { SaveDialog } from './save-dialog.tsx'

/** The save dialog on screens without an editor. */
export function OwnSaveDialog() {
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <SaveDialog />
    </KitLanguage>
  )
}
