/** The side of a tile's front, in centimetres. */
export const SEEN_OF_TILE_CM = 18

/** How much of a tile's print folds over each of its edges. */
export const TILE_FOLD_CM = 0.2

/** The side of a tile's print. */
export const TILE_CM = SEEN_OF_TILE_CM + 2 * TILE_FOLD_CM
