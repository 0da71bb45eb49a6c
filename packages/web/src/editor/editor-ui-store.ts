import type { Collage } from '@collagerie/core/collage'
import { create } from 'zustand'
import { SHOWN_QUALITY } from '../navigation/routes/paths.ts'
import type { Arranging } from '../photos/analysis/arrange-photos.ts'
import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import type { CutOnPage } from './cut-on-page.ts'
import type { TrayOrder } from './menu/tray-order.ts'

const PUT_AWAY_KEY = STORAGE_KEYS.menuPutAway

/** The panels beside the sheet, in windows with room for them. */
export const SHEET_PANELS = ['colours', 'layout', 'text'] as const

export type SheetPanel = (typeof SHEET_PANELS)[number]

/** The panels that come up from the bottom of a phone. */
export type PhonePanel = SheetPanel | 'photos'

/** What the customer has opened over the sheet: the menu of a slot or of a photo in the tray, a text, or a dialog. */
type Opened =
  | { readonly kind: 'slot menu' | 'text'; readonly slot: string }
  | { readonly kind: 'tray menu'; readonly photo: string }
  | { readonly kind: 'view' | 'layouts' | 'shortcuts' }

/** The state around the sheet that is not part of the collage. */
interface EditorUi {
  /** The slot that the photo dialogs work for; undefined if photos are only added. */
  readonly slot: string | undefined
  /** One thing at a time. */
  readonly opened: Opened | undefined
  /** Whether the photo's text is being written, instead of the photo being moved. */
  readonly isWritingOnPhoto: boolean
  /** Photos just added that could fill the empty slots. */
  readonly offered: readonly string[]
  /** Whether photos were just filled in and left some slots empty. */
  readonly offersGaps: boolean
  /** Whether the customer closed the side menu, which otherwise stands beside the sheet; a phone has none. */
  readonly isMenuPutAway: boolean
  /** The panel open beside the sheet, or below it on a phone. */
  readonly panel: PhonePanel | undefined
  readonly showsQuality: boolean
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
  opened: undefined,
  isWritingOnPhoto: false,
  offered: [],
  offersGaps: false,
  isMenuPutAway: wasPutAway(),
  panel: undefined,
  showsQuality: new URLSearchParams(window.location.search).has(SHOWN_QUALITY),
  trayOrder: 'chosen',
  arranging: undefined,
  cutFaces: undefined,
  zoom: 1,
  asksTapAgain: false,
}))

/** Opens or closes the menu on the customer's request. */
export function toggleMenu(): void {
  const isMenuPutAway = !useEditorUi.getState().isMenuPutAway
  useEditorUi.setState({ isMenuPutAway })
  // Without storage the menu is back on the next page.
  inStorage('tab', (storage) => storage.setItem(PUT_AWAY_KEY, String(isMenuPutAway)))
}

function wasPutAway(): boolean {
  return inStorage('tab', (storage) => storage.getItem(PUT_AWAY_KEY) === 'true') ?? false
}

/** Opens something over the sheet, in place of what was open there. */
export function openOver(opened: Opened): void {
  useEditorUi.setState({ opened })
}

/** Does nothing if something else has been opened meanwhile. */
export function closeOver(kind: Opened['kind']): void {
  if (isOpened(kind)(useEditorUi.getState())) useEditorUi.setState({ opened: undefined })
}

export function isOpened(kind: Opened['kind']): (desk: EditorUi) => boolean {
  return ({ opened }) => opened?.kind === kind
}

/** The slot whose menu is open, or whose text is being written. */
export function openedSlot(kind: 'slot menu' | 'text'): (desk: EditorUi) => string | undefined {
  return ({ opened }) => (opened?.kind === kind ? opened.slot : undefined)
}

export function openPanel(panel: PhonePanel): void {
  useEditorUi.setState({ panel })
}

export function closePanel(): void {
  useEditorUi.setState({ panel: undefined })
}

/** The photo dialogs work for this slot from now on; without one, photos are only added. */
export function workOn(slot: string | undefined): void {
  useEditorUi.setState({ slot })
}

/** Whether the photo dialogs write on the photo or move it. */
export function writeOnPhoto(isWritingOnPhoto: boolean): void {
  useEditorUi.setState({ isWritingOnPhoto })
}

/** Offers to fill the empty slots with these photos; with none, the offer is withdrawn. */
export function offerToFill(offered: readonly string[]): void {
  useEditorUi.setState({ offered })
}

export function offerForGaps(offersGaps: boolean): void {
  useEditorUi.setState({ offersGaps })
}

export function showQuality(showsQuality: boolean): void {
  useEditorUi.setState({ showsQuality })
}

export function sortTray(trayOrder: TrayOrder): void {
  useEditorUi.setState({ trayOrder })
}

export function noteArranging(arranging: EditorUi['arranging']): void {
  useEditorUi.setState({ arranging })
}

export function noteCutFaces(cutFaces: EditorUi['cutFaces']): void {
  useEditorUi.setState({ cutFaces })
}

export function noteZoom(zoom: number): void {
  useEditorUi.setState({ zoom, asksTapAgain: false })
}

export function askForTap(asksTapAgain: boolean): void {
  useEditorUi.setState({ asksTapAgain })
}

/** Another page is shown, or none: what was said about the last one is void. */
export function forgetPage(): void {
  useEditorUi.setState({ zoom: 1, offersGaps: false })
  closeOver('slot menu')
}

const DIALOGS: ReadonlySet<Opened['kind'] | undefined> = new Set(['view', 'layouts', 'shortcuts'])

/** Whether a dialog lies over the sheet, so that it must not change unseen; menus stand beside what they are for. */
export function isUnderDialog({ offered, opened }: EditorUi): boolean {
  return offered.length > 0 || DIALOGS.has(opened?.kind)
}

export function hasMenu(desk: EditorUi): boolean {
  return isOpened('slot menu')(desk) || isOpened('tray menu')(desk)
}

/** Whether something is open that the back button closes. */
export function isCovered({ offered, opened, panel }: EditorUi): boolean {
  return offered.length > 0 || opened !== undefined || panel !== undefined
}

/** Closes everything that covers the sheet. */
export function uncover(): void {
  useEditorUi.setState({ offered: [], opened: undefined, panel: undefined })
}
