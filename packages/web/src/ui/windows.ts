/**
 * The windows in which parts are laid out differently: `(--phone)` in a style sheet, `(--not-phone)` for all the
 * others. Each is written with breakpoints and with names above it.
 */
export const WINDOWS = {
  /** Higher than a phone held sideways, and up to a tablet's width. */
  upright: '(--compact) and (--not-very-low)',
  /** Wider than a phone and not high: what would be stacked stands side by side. */
  broad: '(--low) and (--not-narrow)',
  flat: '(--very-low) and (--not-narrow)',
  /** A phone held sideways: the bottom bar stands at its end. */
  sideways: '(--flat) and (--compact)',
  /** Also a page magnified until as little of it is seen. */
  scarce: '(--compact) and (--very-low)',
  phone: '(--narrow), (--scarce)',
  /** Also a low window of any width. */
  'little-room': '(--narrow), (--very-low)',
  /** Or a phone whose browser takes much of its height. */
  'small-phone': '(--narrow) and (--low)',
  /** A phone, or a small tablet held sideways. */
  small: '(--compact) and (--low)',
  /** A page magnified three times, or four. */
  tiny: '(--narrow) and (--very-low)',
  magnified: '(--narrow) and (--lowest)',
  /** A tablet held upright. */
  tablet: '(--compact) and (--not-narrow) and (--not-low)',
  /** A laptop with a crowded browser. */
  laptop: '(--low) and (--not-compact)',
  desk: '(--not-compact) and (--not-very-low)',
  /** A desk with no height to spare. */
  'low-desk': '(--desk) and (--low)',
  /** Nothing stands beside the preview of the template page. */
  stacked: '(--narrow), (--mobile) and (--not-very-low)',
  'low-mobile': '(--mobile) and (--low)',
  'high-mobile': '(--mobile) and (--not-low)',
} as const satisfies Readonly<Record<string, string>>
