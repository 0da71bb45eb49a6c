import { useTranslations } from 'use-intl'
import { Coming } from '../../ui/coming.tsx'
import { useEditorUi } from '../editor-ui-store.ts'

/** Stands in for a phone's panel until the panels are loaded. */
export function PanelComing() {
  const t = useTranslations('misc')
  const isAsked = useEditorUi((desk) => desk.panel !== undefined)
  return isAsked && <Coming label={t('loading')} />
}
