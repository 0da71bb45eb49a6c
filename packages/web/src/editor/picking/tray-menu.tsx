import { type CollagePage, shownPhotos } from '@collagerie/core/collage'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MenuList } from '../../ui/menu-list.tsx'
import { Popover } from '../../ui/popover.tsx'
import { deletePhoto } from '../delete-photo.ts'
import { SLOT_ACTIONS } from '../dialogs/slot-actions.ts'
import { closeOver, isOpened, useEditorUi, workOn, writeOnPhoto } from '../editor-ui-store.ts'
import { returnFocus } from '../focus-stop.ts'
import { removePicked } from './picked-photos.ts'
import { usePicks } from './picks-store.ts'
import { tileOf } from './tray-picks.ts'

/** The menu of a photo in the tray: that of its slot, if it has one. */
export function TrayMenu({ page }: { readonly page: CollagePage }) {
  const id = useEditorUi(({ opened }) => (opened?.kind === 'tray menu' ? opened.photo : undefined))
  return id === undefined ? null : <Menu key={id} id={id} page={page} />
}

function Menu({ id, page }: { readonly id: string; readonly page: CollagePage }) {
  const t = useTranslations('editor')
  const anchor = useRef(tileOf(document, id))
  const menu = useRef<HTMLDivElement>(null)
  const slot = shownPhotos(page).find(({ photo }) => photo.id === id)?.slot
  useEffect(() => {
    // The entries appear only with the popover's second rendering.
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])

  function close(): void {
    closeOver('tray menu')
    returnFocus(() => tileOf(document, id))
  }

  function choose(text: (typeof SLOT_ACTIONS)[number]['text']): void {
    close()
    if (text === 'delete') return usePicks.getState().photos.ids.includes(id) ? removePicked() : deletePhoto(id)
    if (slot === undefined) return
    workOn(slot)
    writeOnPhoto(false)
    SLOT_ACTIONS.find((action) => action.text === text)?.run(slot)
  }

  return (
    <Popover
      aria-label={t('slotMenuTitle')}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      placement="right top"
    >
      <MenuList
        ref={menu}
        title={t('slotMenuTitle')}
        entries={SLOT_ACTIONS.map(({ text, icon }) => ({
          id: text,
          label: t(text),
          icon,
          isDisabled: text !== 'delete' && slot === undefined,
        }))}
        onChoose={choose}
        onClose={() => isOpened('tray menu')(useEditorUi.getState()) && close()}
      />
    </Popover>
  )
}
