import { useTranslations } from 'use-intl'
import { redoLast, undoLast, useDocument } from '../document/document-store.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export function UndoButtons() {
  const t = useTranslations('editor')
  const canUndo = useDocument((state) => (state.history?.past.length ?? 0) > 0)
  const canRedo = useDocument((state) => (state.history?.future.length ?? 0) > 0)
  return (
    <>
      <Button look="icon" aria-label={t('undo')} isDisabled={!canUndo} onPress={undoLast}>
        <Icon name="undo" />
      </Button>
      <Button look="icon" aria-label={t('redo')} isDisabled={!canRedo} onPress={redoLast}>
        <Icon name="redo" />
      </Button>
    </>
  )
}
