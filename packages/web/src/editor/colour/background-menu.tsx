import type { Collage } from '@collagerie/core/collage'
import { WHITE } from '@collagerie/core/colour'
import { useMemo, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useTranslations } from 'use-intl'
import { newStepKey, run } from '../../document/document-store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useDesk } from '../desk-store.ts'
import { MENU_BUTTON_ID } from '../editor-header.tsx'
import { returnFocus } from '../focus-stop.ts'
import { TRAY_STRIP_ID } from '../menu/photo-tray.tsx'
import { BACKGROUND_BUTTON_ID } from './background-button.tsx'
import styles from './background-menu.module.css'
import { ColourGrid } from './colour-grid.tsx'

/** Nothing is dimmed: the sheet is to be seen in each colour. Beside the menu, or on a phone above the strip of photos. */
export function BackgroundMenu({ collage }: { readonly collage: Collage }) {
  const t = useTranslations('editor')
  const isOpen = useDesk((desk) => desk.isColouring)
  const isNarrow = useNarrow()
  const anchorId = isNarrow ? TRAY_STRIP_ID : BACKGROUND_BUTTON_ID
  const anchor = useMemo(() => ({ current: isOpen ? anchorOf(anchorId) : null }), [isOpen, anchorId])

  function close(): void {
    useDesk.setState({ isColouring: false })
    returnFocus(() => document.getElementById(isNarrow ? MENU_BUTTON_ID : BACKGROUND_BUTTON_ID))
  }

  return (
    <Popover
      className={styles.popover}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => open || close()}
      placement={isNarrow ? 'top' : 'right'}
      offset={isNarrow ? 4 : 16}
    >
      <Dialog className={styles.dialog ?? ''}>
        <Heading slot="title" className={styles.title ?? ''}>
          {t('colourTitle')}
        </Heading>
        <Colours collage={collage} onClose={close} />
      </Dialog>
    </Popover>
  )
}

/** Beside the button its neighbours would be covered. */
function anchorOf(id: string): Element | null {
  const element = document.getElementById(id)
  return element?.closest('[role=toolbar]') ?? element
}

/** All tries of one opening are one step. */
function Colours({ collage, onClose }: { readonly collage: Collage; readonly onClose: () => void }) {
  const t = useTranslations('editor')
  const [step] = useState(newStepKey)
  const { photoBackgroundColor, photoBorderAutomaticColor } = collage.userdata
  const choose = (color: string) => run({ kind: 'choose background', color }, step)
  return (
    <>
      <ColourGrid
        label={t('colourTitle')}
        chosen={photoBorderAutomaticColor ? '' : photoBackgroundColor}
        onChoose={choose}
      />
      <div className={styles.links}>
        <LinkButton onPress={() => choose(WHITE)}>{t('colourNone')}</LinkButton>
        <LinkButton onPress={onClose}>{t('colourClose')}</LinkButton>
      </div>
    </>
  )
}
