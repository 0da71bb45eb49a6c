/** Width and height of the picture saved with a collage. */
export const SCREENSHOT_PX = 500
