import { IS_FULL, sample } from './sample.ts'

export const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 657 },
  tablet: { width: 820, height: 1180 },
  'phone on its side': { width: 667, height: 375 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 568 },
} as const

/** The windows a whole journey is made in. */
export const TRIED_WINDOWS = sample(Object.entries(WINDOWS), 2)

/**
 * All of them in `npm run test:full`, else the one such a journey is mostly made in: at a desk by mouse, on a phone by
 * finger.
 */
export function windowsOf(usual: keyof typeof WINDOWS) {
  return Object.entries(WINDOWS).filter(([name]) => IS_FULL || name === usual)
}

/** The windows of most customers. */
export const WIDE_AND_NARROW = [WINDOWS.desktop, WINDOWS.phone] as const
