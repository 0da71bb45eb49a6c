import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import foot from './dialog-foot.module.css'
import { DrawerHandle } from './drawer-handle.tsx'
import { Icon } from './icon.tsx'
import { countDialog } from './open-dialogs.ts'
import { Toasts } from './toasts.tsx'

/** The place of the surrounding dialog's buttons; null before it exists, undefined outside a dialog. */
const Footer = createContext<HTMLElement | null | undefined>(undefined)

/** Whether the surrounding dialog is open. Its content is still there while it fades. */
const Open = createContext(true)

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A narrow dialog asks one thing, a wide one contains a picture, a tall one has tabs, a full one is a picture. */
  readonly width?: 'narrow' | 'reading' | 'wide' | 'tall' | 'full'
  /** False if closing by Escape or a click outside would lose work. */
  readonly isDismissable?: boolean
  /** Whether its content shrinks with the window before it scrolls. */
  readonly isFitted?: boolean
  /** Names the shown page of a dialog with several: each page gets the focus at its start. */
  readonly page?: string | undefined
  /** The subject of the dialog, in a second column if there is room. */
  readonly aside?: ReactNode
  /** The buttons, the main one last, at the right. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Keeps the focus inside and returns it when closed. On a phone it comes up as a drawer. */
export function Dialog({
  title,
  closeLabel,
  isOpen,
  onClose,
  width = 'narrow',
  isDismissable = true,
  isFitted = false,
  page,
  aside,
  actions,
  children,
}: Props) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const closing = useRef(onClose)
  useEffect(() => {
    closing.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? countDialog(() => closing.current()) : undefined), [isOpen])
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles[width] ?? ''} data-drawer>
        <AriaDialog className={styles.dialog ?? ''}>
          <StartOfPage key={page} isFirst={page === undefined} />
          {aside && <div className={styles.aside}>{aside}</div>}
          <div className={styles.content}>
            {isDismissable && (
              <div className={styles.handle}>
                <DrawerHandle onClose={onClose} />
              </div>
            )}
            <header className={styles.header}>
              <Heading slot="title" className={styles.title ?? ''}>
                {title}
              </Heading>
              {isDismissable && (
                <Button look="icon" aria-label={closeLabel} onPress={onClose}>
                  <Icon name="close" />
                </Button>
              )}
            </header>
            <div className={isFitted ? styles.fitted : styles.body}>
              <Open value={isOpen}>
                <Footer value={footer}>{children}</Footer>
              </Open>
            </div>
            <Toasts place="dialog" />
          </div>
          <footer ref={setFooter} className={foot.actions}>
            {actions}
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons of a dialog, rendered by its content. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  const footer = use(Footer)
  return footer && createPortal(children, footer)
}

/** The buttons of a form: at the foot of the surrounding dialog, always visible, or below the form on a page. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  const footer = use(Footer)
  const row = <div className={foot.row}>{children}</div>
  return footer === undefined ? row : footer && createPortal(row, footer)
}

/**
 * Acts when the surrounding dialog is left, in whatever way, before it fades; also when it is removed with the whole
 * screen. May act more than once.
 */
export function useWhenLeft(act: () => void): void {
  const isOpen = use(Open)
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  useLayoutEffect(() => (isOpen ? () => latest.current() : undefined), [isOpen])
}

/** The pressed button may be gone with its page, and the focus with it. */
function StartOfPage({ isFirst }: { readonly isFirst: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isFirst) mark.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [isFirst])
  return <span ref={mark} hidden />
}
