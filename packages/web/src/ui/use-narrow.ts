import { mediaBelow } from './breakpoints.ts'
import { mediaHook } from './media-hook.ts'

/** Whether the window is as narrow as a phone held upright. */
export const useNarrow = mediaHook(mediaBelow('narrow'))

const PHONE = `${mediaBelow('narrow')}, ${mediaBelow('very-low')} and ${mediaBelow('compact')}`

/** Whether the window is a phone's, upright or sideways: then the tools stand at its edge, in reach of the thumbs. */
export const usePhone = mediaHook(PHONE)

export const isPhone = () => window.matchMedia(PHONE).matches

/** Whether a dialog has no room for all its controls at once, so that they come one after the other. */
export const useCramped = mediaHook(`${mediaBelow('compact')}, ${mediaBelow('very-low')}`)

/** Whether the header has no room for the zoom, nor the bar above it for a menu of its own. */
export const useCompact = mediaHook(mediaBelow('compact'))
