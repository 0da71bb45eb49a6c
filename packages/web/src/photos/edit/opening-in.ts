import type { Rect, Size } from '@collagerie/core/geometry'

const MOST_PIXELS = 400
const LEAST_PIXELS = 60

/** The margin around the slot, which shows what could be moved in; a small stage, which is not the window, has less. */
const MARGIN = { usual: 20, small: 10 }
const SMALL_STAGE = 550

/** Where the stage shows the slot of an edited photo: in the middle, in its own proportions. */
export function openingIn(stage: Size, slot: Size): Rect {
  const margin = stage.width < SMALL_STAGE ? MARGIN.small : MARGIN.usual
  const across = Math.max(LEAST_PIXELS, stage.width - 2 * margin)
  const down = Math.max(LEAST_PIXELS, stage.height - 2 * margin)
  const scale = Math.min(MOST_PIXELS / Math.max(slot.width, slot.height), across / slot.width, down / slot.height)
  const width = slot.width * scale
  const height = slot.height * scale
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height }
}
