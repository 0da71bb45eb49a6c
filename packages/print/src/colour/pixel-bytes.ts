/** Of colours with alpha and of four inks alike. */
export const PIXEL_BYTES = 4
