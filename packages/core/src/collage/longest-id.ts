/** Of a collage, a photo, an order or a draft, wherever it is written. */
export const LONGEST_ID = 200
