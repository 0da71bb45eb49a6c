import { type ReactNode, useMemo } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { closePanel, SHEET_PANELS, type SheetPanel, useEditorUi } from '../editor-ui-store.ts'
import { returnFocus } from '../focus-stop.ts'
import { SIDE_MENU_ID } from '../menu/side-menu-id.ts'
import { panelButtonId } from './panel-button-id.ts'
import styles from './panel-popover.module.css'

interface Props {
  readonly panel: SheetPanel
  readonly title: string
  readonly children: ReactNode
}

/** Dims and covers nothing and leaves the tools usable, so that each change can be seen on the sheet. */
export function PanelPopover({ panel, title, children }: Props) {
  const t = useTranslations('editor')
  const isOpen = useEditorUi((desk) => desk.panel === panel)
  const { anchor, offset } = useMemo(() => placeOf(isOpen ? panel : undefined), [isOpen, panel])

  function close(): void {
    closePanel()
    returnFocus(() => document.getElementById(panelButtonId(panel)))
  }

  return (
    <Popover
      className={styles.popover}
      triggerRef={anchor}
      isOpen={isOpen}
      // Nothing lies over the page that would swallow a press on another tool.
      isNonModal
      shouldCloseOnInteractOutside={(pressed) => !isPanelButton(pressed)}
      onOpenChange={(open) => open || close()}
      placement="right top"
      offset={offset}
    >
      <Dialog className={styles.dialog ?? ''}>
        <div className={styles.header}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          <Button look="quiet" onPress={close}>
            <Icon name="close" />
            {t('colourClose')}
          </Button>
        </div>
        {children}
      </Dialog>
    </Popover>
  )
}

/** These replace or close the panel themselves, with one press. */
function isPanelButton(pressed: Element): boolean {
  return SHEET_PANELS.some((each) => document.getElementById(panelButtonId(each))?.contains(pressed))
}

const GAP_PX = 8

/** Beside its button if the table makes room for it; over the menu if the button is in the menu. */
function placeOf(panel: SheetPanel | undefined) {
  const button = panel && document.getElementById(panelButtonId(panel))
  const menu = document.getElementById(SIDE_MENU_ID)
  if (!button || !menu?.contains(button)) return { anchor: { current: button ?? null }, offset: GAP_PX }
  return { anchor: { current: menu }, offset: GAP_PX - menu.getBoundingClientRect().width }
}
