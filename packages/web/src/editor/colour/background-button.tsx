import type { Collage } from '@collagerie/core/collage'
import { useRef, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import popover from '../../ui/popover.module.css'
import { DialogBoundary } from '../dialogs/dialog-boundary.tsx'
import { useNarrow } from '../use-narrow.ts'
import styles from './background-button.module.css'
import { BackgroundMenu } from './background-menu.tsx'

/** Opens the colours beside the menu, so that the sheet can be seen in each of them; on a phone they come up below it. */
export function BackgroundButton({ collage }: { readonly collage: Collage }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const isNarrow = useNarrow()
  const close = () => setOpen(false)
  const colours = <BackgroundMenu collage={collage} onClose={close} />
  return (
    <>
      <span ref={button}>
        <Button look="quiet" aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
          <Icon name="palette" />
          {t('editor.changeBackground')}
        </Button>
      </span>
      <DialogBoundary onClose={close}>
        {isNarrow ? (
          <Dialog title={t('editor.colourTitle')} closeLabel={t('misc.close')} isOpen={isOpen} onClose={close}>
            {colours}
          </Dialog>
        ) : (
          <Popover
            className={popover.popover ?? ''}
            triggerRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
            placement="right"
            offset={16}
          >
            <AriaDialog className={styles.dialog ?? ''}>
              <Heading slot="title" className={styles.title ?? ''}>
                {t('editor.colourTitle')}
              </Heading>
              {colours}
            </AriaDialog>
          </Popover>
        )}
      </DialogBoundary>
    </>
  )
}
