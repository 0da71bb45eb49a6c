import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { Toasts } from './toasts.tsx'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A narrow dialog asks one thing; a wide one holds a picture. */
  readonly width?: 'narrow' | 'wide'
  /** False where leaving by Escape or a click beside would lose work. */
  readonly isDismissable?: boolean
  /** Whether its content shrinks with the window before it has to be scrolled. */
  readonly isFitted?: boolean
  /** Names what is shown where one dialog shows one thing after another: with each the focus comes back to its start. */
  readonly page?: string | undefined
  /** The buttons, the main one last: it stands at the right. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Keeps the focus inside and gives it back when closed. On a phone it comes up as a sheet. */
export function Dialog({
  title,
  closeLabel,
  isOpen,
  onClose,
  width = 'narrow',
  isDismissable = true,
  isFitted = false,
  page,
  actions,
  children,
}: Props) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles[width] ?? ''}>
        <AriaDialog className={styles.dialog ?? ''}>
          <StartOfPage key={page} isFirst={page === undefined} />
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
          <div className={isFitted ? styles.fitted : styles.body}>{children}</div>
          <Toasts place="dialog" />
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What was pressed may be gone with the page it stood on, and the focus with it. */
function StartOfPage({ isFirst }: { readonly isFirst: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isFirst) mark.current?.closest<HTMLElement>('[role=dialog]')?.focus()
  }, [isFirst])
  return <span ref={mark} hidden />
}
