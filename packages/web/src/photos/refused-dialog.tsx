import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { closeRefusedFiles, useRefusedFiles } from './refused-files.ts'
import { RefusedList } from './refused-list.tsx'

/** The whole list behind a toast that has room for a few names. */
export function RefusedDialog() {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const listed = useRefusedFiles((state) => state.listed)
  const files = listed ?? []
  // The next screen does not open with it.
  useEffect(() => closeRefusedFiles, [])
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('photo.refusedCount', { count: files.length })}
        closeLabel={t('misc.close')}
        isOpen={listed !== undefined}
        onClose={closeRefusedFiles}
        actions={
          <Button look="primary" onPress={closeRefusedFiles}>
            {t('misc.close')}
          </Button>
        }
      >
        <RefusedList files={files} />
      </Dialog>
    </KitLanguage>
  )
}
