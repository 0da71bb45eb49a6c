/**
 * The windows in which parts are laid out differently: `(--phone)` in a style sheet, `(--not-phone)` for all the
 * others. Each is written with breakpoints and with names above it. Those that are a range of both sides:
 *
 *   height      | narrow, below 550          | compact, below 860              | wider
 *   ------------|----------------------------|---------------------------------|--------------------
 *   from 720    | phone                      | tablet                          | desk
 *   low         | phone, small-phone         | small, broad                    | desk, laptop, broad
 *   very-low    | phone, small-phone, tiny   | phone, sideways, scarce, flat   | laptop, broad, flat
 *   lowest      | the same, and magnified    | the same                        | the same
 */
export const WINDOWS = {
  /** Higher than a phone held sideways, and up to a tablet's width. */
  upright: '(--compact) and (--not-very-low)',
  /** Wider than a phone and not high: what would be stacked stands side by side. */
  broad: '(--low) and (--not-narrow)',
  /** As low as a phone held sideways, and of any width but a phone's held upright. */
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
  /** A phone, or a low window of any width: what is looked at may have all of it. */
  scant: '(--narrow), (--low)',
  /** A phone, or a small tablet held sideways. */
  small: '(--compact) and (--low)',
  /** A page magnified three times, or four. */
  tiny: '(--narrow) and (--very-low)',
  magnified: '(--narrow) and (--lowest)',
  /** A phone held upright, of which more is seen than when a page is magnified. */
  'upright-phone': '(--narrow) and (--not-very-low)',
  /** A tablet held upright. */
  tablet: '(--compact) and (--not-narrow) and (--not-low)',
  /** A laptop with a crowded browser: a desk with no height to spare. */
  laptop: '(--low) and (--not-compact)',
  /** Width for columns, and height for what they hold. */
  desk: '(--not-compact) and (--not-very-low)',
  /** A dialog has no room for all its controls at once. */
  cramped: '(--compact), (--very-low)',
  /** Nothing stands beside the preview of the template page. */
  stacked: '(--narrow), (--one-column) and (--not-very-low)',
  /** The preview on top is so low that only its corners are free. */
  'low-column': '(--one-column) and (--low)',
  'high-column': '(--one-column) and (--not-low)',
  /** Only the price and one button are pinned below a template. */
  'short-foot': '(--one-column), (--scarce)',
} as const satisfies Readonly<Record<string, string>>
