import { type ReactNode, useMemo } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from '../../ui/popover.tsx'
import { type SheetPanel, useDesk } from '../desk-store.ts'
import { returnFocus } from '../focus-stop.ts'
import { SIDE_MENU_ID } from '../menu/side-menu-id.ts'
import { panelButtonId } from './panel-button-id.ts'
import styles from './panel-popover.module.css'

interface Props {
  readonly panel: SheetPanel
  readonly title: string
  readonly children: (close: () => void) => ReactNode
}

/** Nothing is dimmed and the sheet is not covered: it is to be seen in each try. */
export function PanelPopover({ panel, title, children }: Props) {
  const isOpen = useDesk((desk) => desk.panel === panel)
  const anchor = useMemo(() => ({ current: isOpen ? besideSheet(panelButtonId(panel)) : null }), [isOpen, panel])

  function close(): void {
    useDesk.setState({ panel: undefined })
    returnFocus(() => document.getElementById(panelButtonId(panel)))
  }

  return (
    <Popover
      className={styles.popover}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => open || close()}
      placement="right bottom"
      offset={over(anchor.current)}
    >
      <Dialog className={styles.dialog ?? ''}>
        <Heading slot="title" className={styles.title ?? ''}>
          {title}
        </Heading>
        {children(close)}
      </Dialog>
    </Popover>
  )
}

const INSET_PX = 8

function over(element: Element | null): number {
  return INSET_PX - (element?.getBoundingClientRect().width ?? 0)
}

/** The menu, or the tools alone where the customer has closed it. */
function besideSheet(buttonId: string): Element | null {
  const button = document.getElementById(buttonId)
  return document.getElementById(SIDE_MENU_ID) ?? button?.closest('[role=toolbar]') ?? button
}
