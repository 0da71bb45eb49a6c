import { useTranslations } from 'use-intl'
import { navigate } from 'wouter/use-browser-location'
import { closeLeaveQuestion, leaveAnyway } from '../document/leave-guard.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { routeKindOf } from '../navigation/routes/route-kind.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'

/**
 * Asks before the customer leaves a collage that is neither in the account nor stored in this browser. Closing it means
 * staying.
 */
export function LeaveQuestion() {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)

  function saveFirst(): void {
    closeLeaveQuestion()
    if (routeKindOf(window.location.pathname) !== 'editor') navigate(editPath(language))
    whenEditorIsReady(() => takeStep('save'))
  }

  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('savedialog.quitTitle')}
        closeLabel={t('misc.close')}
        isOpen
        onClose={closeLeaveQuestion}
        actions={
          <>
            <Button onPress={leaveAnyway}>{t('savedialog.quitWithoutSaving')}</Button>
            <Button look="primary" onPress={saveFirst}>
              {t('savedialog.saveFirst')}
            </Button>
          </>
        }
      >
        <p>{t('savedialog.leaveText')}</p>
      </Dialog>
    </KitLanguage>
  )
}

function whenEditorIsReady(act: () => void): void {
  if (useTabState.getState().editorState === 'normal') return act()
  const stop = useTabState.subscribe(({ editorState }) => {
    if (editorState !== 'normal') return
    stop()
    act()
  })
}
