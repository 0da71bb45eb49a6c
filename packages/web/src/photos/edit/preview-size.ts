import type { Size } from '@collagerie/core/geometry'

const MOST_PIXELS = 400
const NARROW_BELOW = 550

/** What has to stay free of the window beside the preview, and above and below it. */
const MARGINS = { narrow: { side: 10, ends: 180 }, wide: { side: 20, ends: 230 } } as const
const LEAST_PIXELS = 120

/** What lies above and below the stage on a phone, where the bar at the bottom would cover what has no room. */
const AROUND_STAGE = { tools: 330, effects: 416 } as const

export interface PreviewSize {
  /** The slot on the screen. */
  readonly window: Size
  /** How high the stage around it is; where there is room enough the same for every slot, so that nothing jumps. */
  readonly stageHeight: number
}

/** How large a slot is shown while its photo is edited, in a browser window of this size and above what is used. */
export function previewSize(slot: Size, screen: Size, above: keyof typeof AROUND_STAGE): PreviewSize {
  const isNarrow = screen.width < NARROW_BELOW
  const { side, ends } = isNarrow ? MARGINS.narrow : MARGINS.wide
  const room = within(Math.min(screen.width - 2 * side, screen.height - ends))
  const height = isNarrow ? Math.min(room, within(screen.height - AROUND_STAGE[above] - 2 * side)) : room
  const scale = Math.min(room / Math.max(slot.width, slot.height), height / slot.height)
  const window = { width: slot.width * scale, height: slot.height * scale }
  return { window, stageHeight: (isNarrow ? Math.max(LEAST_PIXELS, window.height) : room) + 2 * side }
}

function within(pixels: number): number {
  return Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, pixels))
}
