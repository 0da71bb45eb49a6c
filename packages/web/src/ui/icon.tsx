/** Drawn on a 20 x 20 board with one stroke width, so that icons look like one hand made them. */
const PATHS = {
  chevronLeft: 'M12.5 4.5 7 10l5.5 5.5',
  chevronRight: 'M7.5 4.5 13 10l-5.5 5.5',
  chevronDown: 'M4.5 7.5 10 13l5.5-5.5',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  close: 'm5 5 10 10M15 5 5 15',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  undo: 'M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4.5 4.5 0 0 0 0 9H12',
  zoomIn: 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4M6.3 8.8h5M8.8 6.3v5',
  zoomOut: 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4M6.3 8.8h5',
  rotate: 'M16 10a6 6 0 1 1-2-4.5L16 7.5M16 3.5v4h-4',
  effects: 'M10 3.2c2.7 3.3 4.8 5.6 4.8 8.3a4.8 4.8 0 0 1-9.6 0c0-2.7 2.1-5 4.8-8.3ZM10 8.5v8',
  text: 'M4.5 5.8V4.2h11v1.6M10 4.2v11.6M7.8 15.8h4.4',
  globe:
    'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM2.8 10h14.4M10 2.8c4 4.2 4 10.2 0 14.4M10 2.8c-4 4.2-4 10.2 0 14.4',
} as const

export type IconName = keyof typeof PATHS

/** Always beside or inside something that has words; the picture itself is silent. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
