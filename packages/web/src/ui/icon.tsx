/** Drawn on a 20 x 20 board with one stroke width, so that icons look like one hand made them. */
const PATHS = {
  chevronLeft: 'M12.5 4.5 7 10l5.5 5.5',
  chevronRight: 'M7.5 4.5 13 10l-5.5 5.5',
  chevronDown: 'M4.5 7.5 10 13l5.5-5.5',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  close: 'm5 5 10 10M15 5 5 15',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  more: 'M4.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8ZM10 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8ZM15.5 9.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8Z',
  undo: 'M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4.5 4.5 0 0 0 0 9H12',
  zoomIn: 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4M6.3 8.8h5M8.8 6.3v5',
  zoomOut: 'M8.8 3.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4M6.3 8.8h5',
  rotate: 'M16 10a6 6 0 1 1-2-4.5L16 7.5M16 3.5v4h-4',
  layout: 'M3.5 3.5h13v13h-13zM3.5 8.5h7M10.5 3.5v13M10.5 12h6',
  mirror: 'M10 3v14M7.5 5.5 3 14.5h4.5zM12.5 5.5l4.5 9h-4.5z',
  adjust: 'M3.5 6h7.5M15 6h1.5M3.5 14H5M9 14h7.5M13 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  effects: 'M10 3.2c2.7 3.3 4.8 5.6 4.8 8.3a4.8 4.8 0 0 1-9.6 0c0-2.7 2.1-5 4.8-8.3ZM10 8.5v8',
  text: 'M4.5 5.8V4.2h11v1.6M10 4.2v11.6M7.8 15.8h4.4',
  plus: 'M10 4.5v11M4.5 10h11',
  shuffle:
    'M3.5 6h2.6c4.2 0 3.6 8 7.8 8h2.6M3.5 14h2.6c1.4 0 2.3-.9 2.9-2M11 8c.6-1.1 1.5-2 2.9-2h2.6M14.3 3.8 16.5 6l-2.2 2.2M14.3 11.8l2.2 2.2-2.2 2.2',
  autofill: 'M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM13.8 11.2v5.2M11.2 13.8h5.2',
  forPhotos: 'M3.5 6.5h9v10h-9zM6.5 6.5v-3h10v10h-4M6 13.5l2-2.5 2 2.5',
  trash: 'M4 5.8h12M8 5.8V4h4v1.8M5.5 5.8l.7 10.2h7.6l.7-10.2M8.6 8.8v4.4M11.4 8.8v4.4',
  palette:
    'M10 3a7 7 0 1 0 0 14c1.3 0 1.7-.9 1.3-1.8-.5-1.2.2-2.2 1.5-2.2h1.7c1.5 0 2.5-1.2 2.5-2.9C17 6 13.9 3 10 3ZM6.6 10.2v.01M8.2 6.8v.01M12 6.6v.01',
  warning: 'M10 3.5 17.2 16H2.8ZM10 8.2v3.6M10 13.8v.01',
  whole: 'M7 3.5H3.5V7M13 3.5h3.5V7M7 16.5H3.5V13M13 16.5h3.5V13',
  pencil: 'm4 16 .8-3.4L13 4.4l2.6 2.6-8.2 8.2ZM11.4 6l2.6 2.6',
  replace: 'M3.5 8a6.8 6.8 0 0 1 12.2-2.2M16.5 3.5v3.6h-3.6M16.5 12a6.8 6.8 0 0 1-12.2 2.2M3.5 16.5v-3.6h3.6',
  photos:
    'M3.5 5.5h11v11h-11zM6.5 5.5v-2h10v10h-2M3.5 14l3.5-3.5 3 3 1.5-1.5 3 3M11.5 8.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2Z',
  camera: 'M3.5 6.5h3l1.2-2h4.6l1.2 2h3v9h-13zM10 8.3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
  cart: 'M2.8 4h2.4l1.6 8.5h8l1.4-6H5.7M8 15.4a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4ZM13.6 15.4a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z',
  minus: 'M4.5 10h11',
  keyboard: 'M2.5 5.5h15v9h-15zM5.5 8.5v.01M8.5 8.5v.01M11.5 8.5v.01M14.5 8.5v.01M6.5 11.5h7',
  alignLeft: 'M3.5 5.5h13M3.5 10h8M3.5 14.5h11',
  alignCenter: 'M3.5 5.5h13M6 10h8M4.5 14.5h11',
  alignRight: 'M3.5 5.5h13M8.5 10h8M5.5 14.5h11',
  valignTop: 'M3.5 3.5h13M6 7h8M6 10h8',
  valignMiddle: 'M3.5 3.5h13M3.5 16.5h13M6 8.5h8M6 11.5h8',
  valignBottom: 'M3.5 16.5h13M6 10h8M6 13h8',
  backgroundNone: 'M5 15 15 5M3.5 5.5h13v9h-13z',
  backgroundBack1: 'M3.5 5.5h13v9h-13zM6.5 8.5h7M6.5 11.5h7',
  backgroundBack2: 'M3.5 5.5h13v9h-13zM3.5 9.5l4-4M3.5 13.5l8-8M6.5 14.5l9-9M10.5 14.5l6-6M14.5 14.5l2-2',
  cube: 'M10 2.8 16.5 6.4v7.2L10 17.2l-6.5-3.6V6.4ZM3.5 6.4 10 10l6.5-3.6M10 10v7.2',
  wall: 'M6 3h8v5.5H6zM3.5 16.8v-4.3h13v4.3M3.5 14.8h13M5.8 12.5v-1.3h8.4v1.3',
  download: 'M10 3.5v9M6.3 9 10 12.7 13.7 9M3.5 16.5h13',
  eye: 'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  eyeOff:
    'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM4 16 16 4',
  person: 'M10 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3.8 16.5c.5-3 3-4.6 6.2-4.6s5.7 1.6 6.2 4.6',
  save: 'M3.5 3.5h10l3 3v10h-13ZM6.5 3.5v4h6v-4M6.5 16.5v-5h7v5',
  globe:
    'M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4ZM2.8 10h14.4M10 2.8c4 4.2 4 10.2 0 14.4M10 2.8c-4 4.2-4 10.2 0 14.4',
} as const

export type IconName = keyof typeof PATHS

/** Always beside or inside something with words; the icon itself is not announced. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor">
      <path d={PATHS[name]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
