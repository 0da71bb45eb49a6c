import type { Size } from '@collagerie/core/geometry'

const MOST_PIXELS = 400
const NARROW_BELOW = 550

/** What has to stay free of the window beside the preview, and above and below it. */
const MARGINS = { narrow: { side: 10, ends: 180 }, wide: { side: 20, ends: 230 } } as const
const LEAST_PIXELS = 120

export interface PreviewSize {
  /** The slot on the screen. */
  readonly window: Size
  /** How high the stage around it is; the same for every slot, so that nothing jumps. */
  readonly stageHeight: number
}

/** How large a slot is shown while its photo is edited, in a browser window of this size. */
export function previewSize(slot: Size, screen: Size): PreviewSize {
  const { side, ends } = screen.width < NARROW_BELOW ? MARGINS.narrow : MARGINS.wide
  const room = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, Math.min(screen.width - 2 * side, screen.height - ends)))
  const scale = room / Math.max(slot.width, slot.height)
  return {
    window: { width: slot.width * scale, height: slot.height * scale },
    stageHeight: room + 2 * side,
  }
}
