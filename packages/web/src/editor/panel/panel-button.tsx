import { useTranslations } from 'use-intl'
import type { IconName } from '../../ui/icon.tsx'
import { closePanel, openPanel, type SheetPanel, useEditorUi } from '../editor-ui-store.ts'
import { Tool } from '../menu/tool.tsx'
import { panelButtonId } from './panel-button-id.ts'

const FACES = {
  colours: { icon: 'palette', words: 'changeBackground' },
  layout: { icon: 'layout', words: 'changeLayout' },
  text: { icon: 'text', words: 'bottomBar.text' },
} as const satisfies Record<SheetPanel, { readonly icon: IconName; readonly words: string }>

interface Props {
  readonly panel: SheetPanel
  readonly onLeave?: (() => void) | undefined
}

/** Opens a panel beside the sheet, which stays visible. */
export function PanelButton({ panel, onLeave }: Props) {
  const t = useTranslations('editor')
  const isOpen = useEditorUi((desk) => desk.panel === panel)
  const { icon, words } = FACES[panel]

  function toggle(): void {
    onLeave?.()
    if (isOpen) closePanel()
    else openPanel(panel)
  }

  return (
    <Tool
      id={panelButtonId(panel)}
      icon={icon}
      words={t(words)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={toggle}
    />
  )
}
