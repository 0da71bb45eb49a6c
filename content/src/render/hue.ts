import type { Canvas } from '@napi-rs/canvas'
import { smallCopy } from './small-copy.ts'

const SIDE = 24
const BINS = 24
/** A mean colourfulness below this, of about 100, is black and white. */
const GREY = 4
/** A hue dominates with this share of all colour, itself and its two neighbours together. */
const DOMINANT = 0.5

/** Whether a picture is black and white. */
export function isGrey(picture: Canvas): boolean {
  const bins = colourByHue(picture)
  return bins.reduce((sum, each) => sum + each, 0) < GREY * SIDE ** 2
}

/** The hue that dominates a picture, in degrees around the circle of perceived colours; undefined if none does. */
export function hueOf(picture: Canvas): number | undefined {
  if (isGrey(picture)) return undefined
  const bins = colourByHue(picture)
  const around = bins.map((each, at) => each + (bins[(at + 1) % BINS] ?? 0) + (bins[(at + BINS - 1) % BINS] ?? 0))
  const most = Math.max(...around)
  if (most < DOMINANT * bins.reduce((sum, each) => sum + each, 0)) return undefined
  return Math.round(((around.indexOf(most) + 0.5) * 360) / BINS)
}

/** The colourfulness of all points, added up by their hue. */
function colourByHue(picture: Canvas): readonly number[] {
  const data = smallCopy(picture, SIDE)
  const bins = Array.from({ length: BINS }, () => 0)
  for (let at = 0; at < data.length; at += 4) {
    const [a, b] = redAndYellow(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const bin = Math.floor((((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * BINS) % BINS)
    bins[bin] = (bins[bin] ?? 0) + Math.hypot(a, b)
  }
  return bins
}

/** The two colour axes of CIELAB. */
function redAndYellow(...bytes: readonly [number, number, number]): readonly [a: number, b: number] {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
    const value = byte / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [500 * (x - y), 200 * (y - z)]
}
