import { mediaHook } from './media-hook.ts'

/** A phone's window: what stands beside the sheet elsewhere is a strip under it, and menus come up as sheets. */
export const NARROW_PX = 550

/** Whether the window is a phone's. */
export const useNarrow = mediaHook(`(width < ${NARROW_PX}px)`)

/** Whether the header has no room for the zoom, nor the bar above it for a menu beside the editor's. */
export const useCompact = mediaHook('(width < 860px)')
