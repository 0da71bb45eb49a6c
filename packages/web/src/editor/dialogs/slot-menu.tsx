import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuList } from '../../ui/menu-list.tsx'
import { Popover } from '../../ui/popover.tsx'
import { isPhone, useNarrow } from '../../ui/use-narrow.ts'
import { closeOver, isOpened, openedSlot, useEditorUi, workOn, writeOnPhoto } from '../editor-ui-store.ts'
import { focusStop, stopElement } from '../focus-stop.ts'
import { menuPosition } from './menu-position.ts'
import { EDIT, SLOT_ACTIONS } from './slot-actions.ts'
import styles from './slot-menu.module.css'
import { SlotPhoto } from './slot-photo.tsx'
import { useDoubleClick } from './use-double-click.ts'
import { useDoubleTap } from './use-double-tap.ts'

type SlotAction = (typeof SLOT_ACTIONS)[number]

const PLACEMENTS = { right: 'right top', left: 'left top', bottom: 'bottom', top: 'top' } as const
const GAP_PX = 8

/** The menu of actions for the photo in a slot. */
export function SlotMenu({ page }: { readonly page: CollagePage }) {
  const slot = useEditorUi(openedSlot('slot menu'))
  const photoId = slot === undefined ? undefined : slotDataOf(page, slot)?.photo?.id
  const isLoaded = useLibrary((state) => {
    const photo = photoId === undefined ? undefined : state.photos[photoId]
    return photo?.state === 'IMAGE'
  })
  const isNarrow = useNarrow()
  useMarkedSlot(photoId === undefined ? undefined : slot)
  useEffect(putAwayWithChanges, [])
  useDoubleTap((tapped) => isOwnPhoto(page, tapped) && choose(EDIT, tapped))
  if (slot === undefined || photoId === undefined) return null
  const Shape = isNarrow ? SlotDrawer : SlotPopover
  return <Shape slot={slot} isLoaded={isLoaded} onChoose={(action) => choose(action, slot)} />
}

/** Whether a slot has a photo of the customer's that can be worked on: a sample is there to be replaced. */
function isOwnPhoto(page: CollagePage, slot: string): boolean {
  const photoId = slotDataOf(page, slot)?.photo?.id
  return photoId !== undefined && useLibrary.getState().photos[photoId]?.state === 'IMAGE'
}

/** The menu belongs to the sheet as it was when opened: an undo or redo closes it for good. */
function putAwayWithChanges(): () => void {
  return useDocument.subscribe(({ page }, before) => {
    if (page !== before.page) closeOver('slot menu')
  })
}

/** Marks on the sheet which photo the menu is for. */
function useMarkedSlot(slot: string | undefined): void {
  useLayoutEffect(() => {
    const element = slot === undefined ? null : stopElement(slot)
    if (!element) return undefined
    element.dataset['chosen'] = ''
    return () => {
      delete element.dataset['chosen']
    }
  }, [slot])
}

function choose(action: SlotAction, slot: string): void {
  closeOver('slot menu')
  workOn(slot)
  writeOnPhoto(false)
  action.run(slot)
}

const isDisabled = ({ needsPhoto }: SlotAction, isLoaded: boolean) => needsPhoto && !isLoaded

function close(slot: string): void {
  closeOver('slot menu')
  focusStop(slot)
}

interface ShapeProps {
  readonly slot: string
  readonly isLoaded: boolean
  readonly onChoose: (action: SlotAction) => void
}

function SlotPopover({ slot, isLoaded, onChoose }: ShapeProps) {
  const t = useTranslations('editor')
  const [element] = useState(() => stopElement(slot))
  const anchor = useRef(element)
  const [{ side, rect }] = useState(() => placeBeside(element))
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The entries appear only with the popover's second rendering.
    const focusFirst = () => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const frame = requestAnimationFrame(focusFirst)
    return () => cancelAnimationFrame(frame)
  }, [])
  // When the window changes, the photo lies elsewhere and the menu would cover others.
  useEffect(() => {
    const putAway = () => close(slot)
    window.addEventListener('resize', putAway)
    return () => window.removeEventListener('resize', putAway)
  }, [slot])
  useDoubleClick(element, () => isLoaded && onChoose(EDIT))
  return (
    <Popover
      aria-label={t('slotMenuTitle')}
      className={styles.menu}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || close(slot)}
      getTargetRect={() => rect}
      placement={PLACEMENTS[side]}
      offset={GAP_PX}
    >
      <MenuList
        ref={menu}
        title={t('slotMenuTitle')}
        entries={SLOT_ACTIONS.map((action) => ({
          id: action.text,
          label: t(action.text),
          icon: action.icon,
          isDisabled: isDisabled(action, isLoaded),
        }))}
        onChoose={(text) => {
          const action = SLOT_ACTIONS.find((each) => each.text === text)
          if (action) onChoose(action)
        }}
        onClose={() => isOpened('slot menu')(useEditorUi.getState()) && close(slot)}
      />
    </Popover>
  )
}

function placeBeside(slot: Element | null) {
  const box = slot?.getBoundingClientRect() ?? new DOMRect()
  const { side, anchor } = menuPosition(box, { width: window.innerWidth, height: window.innerHeight }, isPhone())
  return { side, rect: new DOMRect(anchor.x, anchor.y, anchor.width, anchor.height) }
}

function SlotDrawer({ slot, isLoaded, onChoose }: ShapeProps) {
  const t = useTranslations()
  return (
    <Dialog title={t('editor.slotMenuTitle')} closeLabel={t('misc.close')} isOpen onClose={() => close(slot)}>
      <div className={styles.drawer}>
        <SlotPhoto slot={slot} />
        {SLOT_ACTIONS.map((action) => (
          <Button
            key={action.text}
            look="quiet"
            isDisabled={isDisabled(action, isLoaded)}
            onPress={() => onChoose(action)}
          >
            <Icon name={action.icon} />
            {t(`editor.${action.text}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
