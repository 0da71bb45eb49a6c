import { BREAKPOINTS, mediaBelow } from './breakpoints.ts'
import { mediaHook } from './media-hook.ts'

const isWideEnough = `(width >= ${BREAKPOINTS.narrow[1]}px)`
const isHighEnough = `(height >= ${BREAKPOINTS['very-low'][1]}px)`

/**
 * Whether the window is a laptop's with a crowded browser: a column beside the sheet has less room than it has to say, and
 * a mouse hits what is smaller.
 */
export const useLowLaptop = mediaHook(`${mediaBelow('low')} and ${isHighEnough} and ${isWideEnough} and (hover: hover)`)
