/** Both sides of the square picture a collage is saved with. */
export const SCREENSHOT_PX = 500
