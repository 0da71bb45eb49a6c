/**
 * The window sizes the layout tells apart, and the only ones. A style sheet asks for `(--narrow)`, or for `(--not-narrow)`
 * where the window is at least that wide; what a part of the page decides for itself is a container query.
 */
export const BREAKPOINTS = {
  /** A phone: what stands beside the sheet elsewhere is a strip under it, and menus come up as sheets. */
  narrow: ['width', 550],
  /** Thumbnails and quotes are smaller. */
  'small-pictures': ['width', 600],
  /** The preview is pinned above the panel of the template page. */
  mobile: ['width', 700],
  /** Columns stand below each other, and the bar has a menu instead of links. */
  compact: ['width', 860],
  /** A laptop with a crowded browser, where a dialog is wide rather than high. */
  low: ['height', 720],
  /** A phone held sideways: what would stand above each other stands side by side. */
  'very-low': ['height', 520],
  /** A page magnified four times: bars that stay in view would leave no room for what is between them. */
  lowest: ['height', 360],
} as const satisfies Record<string, readonly ['width' | 'height', number]>

/** The windows below a breakpoint, as a media query. */
export function mediaBelow(name: keyof typeof BREAKPOINTS): string {
  const [side, pixels] = BREAKPOINTS[name]
  return `(${side} < ${pixels}px)`
}
