import { create } from 'zustand'

/** Under this the tray is a strip at the bottom and menus come up as sheets. */
export const NARROW_PX = 550

/** What lies around the sheet and is no part of the collage. */
interface Desk {
  /** The slot the photo dialogs work for; none when photos are only brought. */
  readonly slot: string | undefined
  /** The slot whose menu is open. */
  readonly menuSlot: string | undefined
  /** Whether the photo's text is being written, rather than the photo itself moved. */
  readonly isWriting: boolean
  /** Photos just brought that could fill the empty slots. */
  readonly offered: readonly string[]
  readonly isMenuOpen: boolean
  /** Whether the colours of the ground are open. */
  readonly isColouring: boolean
  readonly showsQuality: boolean
  readonly zoom: number
}

export const useDesk = create<Desk>()(() => ({
  slot: undefined,
  menuSlot: undefined,
  isWriting: false,
  offered: [],
  isMenuOpen: window.innerWidth >= NARROW_PX,
  isColouring: false,
  showsQuality: false,
  zoom: 1,
}))
