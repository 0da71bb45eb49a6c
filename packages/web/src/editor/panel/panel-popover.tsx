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
  /** A large panel lies over the menu, so that it does not cover the sheet. */
  readonly isOverMenu?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** Nothing is dimmed: the sheet is to be seen in each try. It stands beside the menu. */
export function PanelPopover({ panel, title, isOverMenu = false, children }: Props) {
  const isOpen = useDesk((desk) => desk.panel === panel)
  const anchorId = isOverMenu ? SIDE_MENU_ID : panelButtonId(panel)
  const anchor = useMemo(() => ({ current: isOpen ? anchorOf(anchorId) : null }), [isOpen, anchorId])

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
      placement={isOverMenu ? 'right bottom' : 'right'}
      offset={isOverMenu ? overMenu(anchor.current) : 16}
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

function overMenu(menu: Element | null): number {
  return INSET_PX - (menu?.getBoundingClientRect().width ?? 0)
}

/** Beside the button its neighbours would be covered. */
function anchorOf(id: string): Element | null {
  const element = document.getElementById(id)
  return element?.closest('[role=toolbar]') ?? element
}
