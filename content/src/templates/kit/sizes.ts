import type { Format } from '@collagerie/core/format'

/** Formats from their ids: `sizes('40x50 50x40')`. The first one is shown in the list. */
function sizes(ids: string): Format[] {
  return ids.split(' ').map((id) => {
    const [width = 0, height = 0] = id.split('x').map(Number)
    return { width, height }
  })
}

/** Every standard size but the upright panoramas. */
export const ALL_SIZES: readonly Format[] = sizes(
  '40x50 50x40 50x50 30x40 40x30 40x60 60x40 50x75 75x50 60x80 80x60 60x90 90x60 75x100 100x75 80x120 120x80 100x140 140x100 30x30 40x40 60x60 80x80 100x100 60x30 100x50',
)
