import { mediaBelow } from './breakpoints.ts'
import { mediaHook } from './media-hook.ts'

/** Whether the window is as narrow as a phone held upright. */
export const useNarrow = mediaHook(mediaBelow('narrow'))

const PHONE = `${mediaBelow('narrow')}, ${mediaBelow('very-low')} and ${mediaBelow('compact')}`

/** Whether the window is a phone's, upright or on its side: what is done with a thumb stands at its edge. */
export const usePhone = mediaHook(PHONE)

export const isPhone = () => window.matchMedia(PHONE).matches

/** Whether a dialog has no room for all its controls at once: they then come one after the other. */
export const useCramped = mediaHook(`${mediaBelow('compact')}, ${mediaBelow('very-low')}`)

/** Whether the header has no room for the zoom, nor the bar above it for a menu beside the editor's. */
export const useCompact = mediaHook(mediaBelow('compact'))
