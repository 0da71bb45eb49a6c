import type { NumberTask } from './number-task.ts'

/**
 * How many photos a digit has on average, by how many digits there are: fewer where there are several, lest they look
 * like confetti. On sheets up to `small` cm, and from `large` on, where one stands further away but pays for more.
 */
const PHOTOS = [
  { small: 6, large: 9 },
  { small: 5, large: 9 },
  { small: 4, large: 6 },
  { small: 3, large: 4 },
] as const
const SHEETS = { small: 50, large: 85 }
/** Sheets that differ by little have as many photos. */
const STEP = 1
/** Beside a dot, on lying sheets, digits are slimmer still: with fewer photos the stem of a 1 would be a sliver. */
const LEAST_OF_DATE = 3.5

export function photosPerDigit({ digits, format, isDate }: NumberTask): number {
  const { small, large } = PHOTOS[Math.min(digits.length, PHOTOS.length) - 1] ?? PHOTOS[0]
  const side = Math.sqrt(format.width * format.height)
  const share = Math.min(1, Math.max(0, (side - SHEETS.small) / (SHEETS.large - SHEETS.small)))
  const photos = small + Math.round((share * (large - small)) / STEP) * STEP
  return isDate && format.width > format.height ? Math.max(LEAST_OF_DATE, photos) : photos
}
