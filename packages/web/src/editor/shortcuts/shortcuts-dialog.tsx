import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useTabState } from '../../navigation/tab-state.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isTyping } from '../../ui/is-typing.ts'
import { closeOver, isOpened, isUnderDialog, openOver, useEditorUi } from '../editor-ui-store.ts'
import { keysHere, SHORTCUTS } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

/** Lists the keyboard shortcuts; a question mark opens it. */
export function ShortcutsDialog() {
  const t = useTranslations()
  const isOpen = useEditorUi(isOpened('shortcuts'))

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const isBusy = useTabState.getState().editorState !== 'normal' || isUnderDialog(useEditorUi.getState())
      if (!isBusy) openOver({ kind: 'shortcuts' })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <Dialog
      title={t('shortcuts.title')}
      closeLabel={t('misc.close')}
      isOpen={isOpen}
      onClose={() => closeOver('shortcuts')}
    >
      <dl className={styles.list}>
        {SHORTCUTS.map(({ text, keys }) => (
          <div key={text} className={styles.row}>
            <dt>{t(`shortcuts.${text}`)}</dt>
            <dd className={styles.keys}>
              {keys.map((each) => (
                <kbd key={each} className={styles.key}>
                  {keysHere(each, (key) => t(`shortcuts.keys.${key}`))}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
