/**
 * The only window sizes the layout distinguishes. A style sheet uses `(--narrow)`, or `(--not-narrow)` for windows at
 * least that wide, and for sizes taken together a name of `windows.ts`; a part of the page that decides for itself uses
 * a container query.
 */
export const BREAKPOINTS = {
  /** A phone: tools stand in a strip below the sheet instead of beside it, and menus come up from the bottom. */
  narrow: ['width', 550],
  /** Thumbnails and quotes are smaller. */
  'small-pictures': ['width', 600],
  /** The template page has one column: its preview is pinned above its panel. */
  'one-column': ['width', 700],
  /** Columns stand below each other, and the bar has a menu instead of links. */
  compact: ['width', 860],
  /** A laptop with a crowded browser, where dialogs are wide and not high. */
  low: ['height', 720],
  /** A phone held sideways: what would be stacked stands side by side. */
  'very-low': ['height', 520],
  /** A page zoomed four times: fixed bars would leave no room between them. */
  lowest: ['height', 360],
} as const satisfies Record<string, readonly ['width' | 'height', number]>

/** The windows below a breakpoint, as a media query. */
export function mediaBelow(name: keyof typeof BREAKPOINTS): string {
  const [side, pixels] = BREAKPOINTS[name]
  return `(${side} < ${pixels}px)`
}
