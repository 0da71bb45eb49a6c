import type { Outline } from './outline.ts'

/** Full shoulders, a shallow notch and sides that stay round almost to the tip. */
export const HEART_OUTLINE: Outline = {
  width: 100,
  height: 92,
  path:
    'M50 92C48 92 46.5 91 44.5 89.5C22 72.5 0 55 0 29.5C0 12.5 12.5 0 28.5 0C37.5 0 45.5 4.5 50 12' +
    'C54.5 4.5 62.5 0 71.5 0C87.5 0 100 12.5 100 29.5C100 55 78 72.5 55.5 89.5C53.5 91 52 92 50 92Z',
}
