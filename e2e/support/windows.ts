/** The windows everything is tried in. */
export const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const

/** What most customers have in front of them. */
export const WIDE_AND_NARROW = [WINDOWS.desktop, WINDOWS.phone] as const
