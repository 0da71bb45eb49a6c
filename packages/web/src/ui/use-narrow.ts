import { mediaBelow } from './breakpoints.ts'
import { mediaHook } from './media-hook.ts'

/** Whether the window is a phone's. */
export const useNarrow = mediaHook(mediaBelow('narrow'))

/** Whether the header has no room for the zoom, nor the bar above it for a menu beside the editor's. */
export const useCompact = mediaHook(mediaBelow('compact'))
