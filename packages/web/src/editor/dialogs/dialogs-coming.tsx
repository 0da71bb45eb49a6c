import { useTranslations } from 'use-intl'
import { useTabState } from '../../navigation/tab-state.ts'
import { Coming } from '../../ui/coming.tsx'
import { usePhone } from '../../ui/use-narrow.ts'
import { hasMenu, isUnderDialog, useEditorUi } from '../editor-ui-store.ts'

/** Stands in for whichever dialog was asked for until the editor's dialogs are loaded. */
export function DialogsComing() {
  const t = useTranslations('misc')
  const isPhone = usePhone()
  const isDialogAsked = useTabState(({ editorState }) => editorState !== 'normal' && editorState !== 'editor loading')
  const isMenuAsked = useEditorUi(
    // On a phone the panels are part of its drawer.
    (desk) => isUnderDialog(desk) || hasMenu(desk) || (desk.panel !== undefined && !isPhone),
  )
  return (isDialogAsked || isMenuAsked) && <Coming label={t('loading')} />
}
