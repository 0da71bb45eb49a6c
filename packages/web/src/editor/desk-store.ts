import type { Pages } from '@collagerie/core/collage'
import { create } from 'zustand'
import type { Arranging } from '../photos/seeing/arrange-photos.ts'
import { isPhone } from '../ui/use-narrow.ts'
import type { CutOnPage } from './cut-on-page.ts'
import type { TrayOrder } from './menu/tray-order.ts'

const PUT_AWAY_KEY = 'collagerie.menu-put-away'

/** What stands beside the sheet where there is room. */
export type SheetPanel = 'colours' | 'layout' | 'text'

/** What comes up from the bottom of a phone. */
export type PhonePanel = SheetPanel | 'photos'

/** What lies around the sheet and is no part of the collage. */
interface Desk {
  /** The slot the photo dialogs work for; none when photos are only brought. */
  readonly slot: string | undefined
  /** The slot whose menu is open. */
  readonly menuSlot: string | undefined
  /** The photo of the tray whose menu is open. */
  readonly trayMenu: string | undefined
  /** The text that is written on the sheet itself. */
  readonly writing: string | undefined
  /** Whether the photo's text is being written, rather than the photo itself moved. */
  readonly isWriting: boolean
  /** Photos just brought that could fill the empty slots. */
  readonly offered: readonly string[]
  /** Whether photos were just filled in and some slots stayed empty. */
  readonly offersGaps: boolean
  /** Whether the side menu stands beside the sheet; a phone has none. */
  readonly isMenuOpen: boolean
  /** Whether the customer has put the side menu away: it then comes back only when asked for. */
  readonly isMenuPutAway: boolean
  /** What is open beside the sheet, or on a phone under it. */
  readonly panel: PhonePanel | undefined
  /** Whether the collage is looked at as it will be, in space or on a wall. */
  readonly isViewing: boolean
  readonly showsQuality: boolean
  readonly showsShortcuts: boolean
  /** Whether layouts for the photos at hand are shown. */
  readonly showsLayouts: boolean
  readonly trayOrder: TrayOrder
  /** How photos are just being laid out, which may take a moment. */
  readonly arranging: Arranging['way'] | undefined
  /** The pages on which a face is cut, as they were looked at. */
  readonly cutFaces: { readonly pages: Pages; readonly found: readonly CutOnPage[] } | undefined
  readonly zoom: number
  /** Whether a tap has only brought a small slot nearer, and the next one will open it. */
  readonly asksTapAgain: boolean
}

export const useDesk = create<Desk>()(() => ({
  slot: undefined,
  menuSlot: undefined,
  trayMenu: undefined,
  writing: undefined,
  isWriting: false,
  offered: [],
  offersGaps: false,
  isMenuOpen: !isPhone() && !wasPutAway(),
  isMenuPutAway: wasPutAway(),
  panel: undefined,
  isViewing: false,
  showsQuality: false,
  showsShortcuts: false,
  showsLayouts: false,
  trayOrder: 'chosen',
  arranging: undefined,
  cutFaces: undefined,
  zoom: 1,
  asksTapAgain: false,
}))

/** Opens or closes the menu at the customer's wish. */
export function toggleMenu(): void {
  const { isMenuOpen } = useDesk.getState()
  useDesk.setState({ isMenuOpen: !isMenuOpen })
  putAway(isMenuOpen)
}

function putAway(isMenuPutAway: boolean): void {
  useDesk.setState({ isMenuPutAway })
  try {
    sessionStorage.setItem(PUT_AWAY_KEY, String(isMenuPutAway))
  } catch {
    // Storage may be forbidden: the menu is then back with the next page.
  }
}

function wasPutAway(): boolean {
  try {
    return sessionStorage.getItem(PUT_AWAY_KEY) === 'true'
  } catch {
    return false
  }
}

/** What stood open in another window goes; the menu stands open beside the sheet unless it was put away. */
export function arrangeMenu(): void {
  useDesk.setState(({ isMenuPutAway }) => ({ isMenuOpen: !isPhone() && !isMenuPutAway, panel: undefined }))
}

/** Whether something was opened that the way back closes. */
export function isCovered({
  menuSlot,
  trayMenu,
  writing,
  offered,
  panel,
  isViewing,
  showsShortcuts,
  showsLayouts,
}: Desk): boolean {
  const isAsking = menuSlot !== undefined || trayMenu !== undefined || offered.length > 0 || panel !== undefined
  return isAsking || writing !== undefined || isViewing || showsShortcuts || showsLayouts
}

/** Puts away whatever lies over the sheet. */
export function uncover(): void {
  useDesk.setState({
    menuSlot: undefined,
    trayMenu: undefined,
    writing: undefined,
    offered: [],
    panel: undefined,
    isViewing: false,
    showsShortcuts: false,
    showsLayouts: false,
  })
}
