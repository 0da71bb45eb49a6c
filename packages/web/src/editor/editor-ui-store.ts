import type { Collage } from '@collagerie/core/collage'
import { create } from 'zustand'
import { SHOWN_QUALITY } from '../navigation/routes/paths.ts'
import type { Arranging } from '../photos/analysis/arrange-photos.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { isPhone } from '../ui/use-narrow.ts'
import type { CutOnPage } from './cut-on-page.ts'
import type { TrayOrder } from './menu/tray-order.ts'

const PUT_AWAY_KEY = STORAGE_KEYS.menuPutAway

/** The panels beside the sheet, in windows with room for them. */
export const SHEET_PANELS = ['colours', 'layout', 'text'] as const

export type SheetPanel = (typeof SHEET_PANELS)[number]

/** The panels that come up from the bottom of a phone. */
export type PhonePanel = SheetPanel | 'photos'

/** The state around the sheet that is not part of the collage. */
interface EditorUi {
  /** The slot that the photo dialogs work for; undefined if photos are only added. */
  readonly slot: string | undefined
  /** The slot whose menu is open. */
  readonly menuSlot: string | undefined
  /** The photo of the tray whose menu is open. */
  readonly trayMenu: string | undefined
  /** The text being written on the sheet itself. */
  readonly writtenText: string | undefined
  /** Whether the photo's text is being written, instead of the photo being moved. */
  readonly isWritingOnPhoto: boolean
  /** Photos just added that could fill the empty slots. */
  readonly offered: readonly string[]
  /** Whether photos were just filled in and left some slots empty. */
  readonly offersGaps: boolean
  /** Whether the side menu is open beside the sheet; a phone has none. */
  readonly isMenuOpen: boolean
  /** Whether the customer closed the side menu: then it opens only on request. */
  readonly isMenuPutAway: boolean
  /** The panel open beside the sheet, or below it on a phone. */
  readonly panel: PhonePanel | undefined
  /** Whether the collage is viewed as it will be, in space or on a wall. */
  readonly isViewing: boolean
  readonly showsQuality: boolean
  readonly showsShortcuts: boolean
  /** Whether layouts for the available photos are shown. */
  readonly showsLayouts: boolean
  readonly trayOrder: TrayOrder
  /** How photos are being arranged, which may take a moment. */
  readonly arranging: Arranging['way'] | undefined
  /** The pages on which a face is cut, as they were when checked. */
  readonly cutFaces: { readonly pages: Collage; readonly found: readonly CutOnPage[] } | undefined
  readonly zoom: number
  /** Whether a tap has only enlarged a small slot, and the next one will open it. */
  readonly asksTapAgain: boolean
}

export const useEditorUi = create<EditorUi>()(() => ({
  slot: undefined,
  menuSlot: undefined,
  trayMenu: undefined,
  writtenText: undefined,
  isWritingOnPhoto: false,
  offered: [],
  offersGaps: false,
  isMenuOpen: !isPhone() && !wasPutAway(),
  isMenuPutAway: wasPutAway(),
  panel: undefined,
  isViewing: false,
  showsQuality: new URLSearchParams(window.location.search).has(SHOWN_QUALITY),
  showsShortcuts: false,
  showsLayouts: false,
  trayOrder: 'chosen',
  arranging: undefined,
  cutFaces: undefined,
  zoom: 1,
  asksTapAgain: false,
}))

/** Opens or closes the menu on the customer's request. */
export function toggleMenu(): void {
  const { isMenuOpen } = useEditorUi.getState()
  useEditorUi.setState({ isMenuOpen: !isMenuOpen })
  putAway(isMenuOpen)
}

function putAway(isMenuPutAway: boolean): void {
  useEditorUi.setState({ isMenuPutAway })
  try {
    sessionStorage.setItem(PUT_AWAY_KEY, String(isMenuPutAway))
  } catch {
    // If storage is forbidden, the menu is back on the next page.
  }
}

function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(PUT_AWAY_KEY) === 'true'
  } catch {
    return false
  }
}

/** Closes panels left from another window size; the menu opens beside the sheet unless the customer closed it. */
export function arrangeMenu(): void {
  useEditorUi.setState(({ isMenuPutAway }) => ({ isMenuOpen: !isPhone() && !isMenuPutAway, panel: undefined }))
}

/** No dialog lies over the sheet. */
const NO_DIALOG = {
  offered: [],
  isViewing: false,
  showsShortcuts: false,
  showsLayouts: false,
} as const satisfies Partial<EditorUi>

const DIALOGS = Object.keys(NO_DIALOG) as readonly (keyof typeof NO_DIALOG)[]

/** Whether a dialog lies over the sheet, so that it must not change unseen; menus stand beside what they are for. */
export function isUnderDialog(desk: EditorUi): boolean {
  return DIALOGS.some((key) => isOpen(desk[key]))
}

function isOpen(value: EditorUi[keyof typeof NO_DIALOG]): boolean {
  return typeof value === 'boolean' ? value : value.length > 0
}

export function hasMenu({ menuSlot, trayMenu }: EditorUi): boolean {
  return menuSlot !== undefined || trayMenu !== undefined
}

/** Whether something is open that the back button closes. */
export function isCovered(desk: EditorUi): boolean {
  return isUnderDialog(desk) || hasMenu(desk) || desk.writtenText !== undefined || desk.panel !== undefined
}

/** Closes everything that covers the sheet. */
export function uncover(): void {
  useEditorUi.setState({
    ...NO_DIALOG,
    menuSlot: undefined,
    trayMenu: undefined,
    writtenText: undefined,
    panel: undefined,
  })
}
