import { BRAND, INK, WALL } from '@collagerie/core/colour'

export type Scheme = 'light' | 'dark'

/** Each colour of the drawn rooms by day, and in the evening with the lamp on. */
const TONES = {
  wall: [WALL, '#3d3731'],
  wallLow: ['#e5dfd3', '#332e29'],
  sun: ['#fffaf0', '#3d3731'],
  trim: ['#faf7f1', '#524b43'],
  trimLine: ['#d6cdbe', '#2b2722'],
  floor: ['#cdb18d', '#55463a'],
  floorFar: ['#bd9f7a', '#463a30'],
  floorLine: ['#b3946e', '#3c3229'],
  rug: ['#ebe3d5', '#645a50'],
  rugLine: ['#c98a68', '#8a5a42'],
  fabric: ['#a7ad9c', '#596056'],
  fabricLight: ['#bbc0b0', '#6a7166'],
  fabricLow: ['#8d9483', '#434a41'],
  seam: ['#7f8676', '#363c35'],
  wood: ['#8d6a4a', '#5e4735'],
  woodLight: ['#b48d67', '#7a5d45'],
  woodLow: ['#6d5038', '#453427'],
  accent: [BRAND, '#9a4c2b'],
  accentLow: ['#94421f', '#7a3a20'],
  ochre: ['#d8ac62', '#a7834a'],
  ochreLow: ['#bf9148', '#86683a'],
  blush: ['#e2bfae', '#8d6656'],
  blushLow: ['#d3a590', '#75523f'],
  leaf: ['#66775a', '#47543f'],
  leafLight: ['#8a9978', '#5d6b50'],
  hill: ['#d5dccb', '#465040'],
  hillNear: ['#c3ceb7', '#3c4637'],
  clay: ['#d9cbb8', '#7d7165'],
  clayLow: ['#c2b19b', '#62574c'],
  linen: ['#fbf9f4', '#a9a093'],
  linenLow: ['#e6dfd2', '#8a8176'],
  dark: ['#3a352f', '#191714'],
  darkLight: ['#575048', '#2b2723'],
  shade: ['#f7efdf', '#ffe2b4'],
  shadeLow: ['#e9dcc3', '#f4c88c'],
  glow: ['#fff3d6', '#ffca85'],
  shadow: [INK, '#000000'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type RoomTone = keyof typeof TONES

export function roomTone(scheme: Scheme, tone: RoomTone, alpha = 1): string {
  const hex = TONES[tone][scheme === 'light' ? 0 : 1]
  return alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
}
