import { mediaHook } from '../ui/media-hook.ts'
import { NARROW_PX } from './desk-store.ts'

/** Whether the window is a phone's. */
export const useNarrow = mediaHook(`(width < ${NARROW_PX}px)`)

/** Whether the header has no room for the zoom, nor the bar above it for a menu beside the editor's. */
export const useCompact = mediaHook('(width < 860px)')
