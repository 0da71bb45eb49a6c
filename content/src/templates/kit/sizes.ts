import type { Format } from '@collagerie/core/format'

/** Formats from their ids: `sizes('40x50 50x40')`. The first one is shown in the list. */
function sizes(ids: string): Format[] {
  return ids.split(' ').map((id) => {
    const [width = 0, height = 0] = id.split('x').map(Number)
    return { width, height }
  })
}

/** Every standard size except the panoramas: sides from 1:1 to 2:3. */
export const UP_TO_TWO_THIRDS = sizes(
  '40x50 50x40 50x50 30x40 40x30 40x60 60x40 50x75 75x50 60x80 80x60 60x90 90x60 75x100 100x75 80x120 120x80 100x140 140x100 30x30 40x40 60x60 80x80 100x100',
)

/** The panoramas too: twice as wide as high. */
export const WITH_PANORAMAS: readonly Format[] = [...UP_TO_TWO_THIRDS, ...sizes('60x30 100x50')]
