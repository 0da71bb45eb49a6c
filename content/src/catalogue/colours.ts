import type { ColourName } from '@collagerie/core/catalogue'
import type { Canvas } from '@napi-rs/canvas'
import { smallCopy } from '../render/small-copy.ts'

/** A colour with a smaller share of the sheet is a detail that nobody would search by. */
const LEAST_SHARE = 0.06
const SIDE = 64

/** The upper end of each hue on the colour wheel, in degrees. */
const HUES: readonly (readonly [end: number, colour: ColourName])[] = [
  [14, 'red'],
  [38, 'orange'],
  [66, 'yellow'],
  [168, 'green'],
  [255, 'blue'],
  [300, 'purple'],
  [342, 'pink'],
  [360, 'red'],
]

/** The colours a sheet has without any photos, the largest share first. */
export function coloursOf(sheet: Canvas): readonly ColourName[] {
  const data = smallCopy(sheet, SIDE, 'low')
  const counts = new Map<ColourName, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = nameOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= LEAST_SHARE * SIDE ** 2)
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour)
}

/** What people call it: pale tints pass for white, dark warm ones for brown, pale reds for pink. */
export function nameOf(red: number, green: number, blue: number): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, chroma] = [(most + least) / 510, most - least]
  if (lightness > 0.87) return 'white'
  if (most < 48) return 'black'
  if (chroma < 26) return 'grey'
  const hue = hueOf(red, green, blue)
  const colour = HUES.find(([end]) => hue < end)?.[1] ?? 'red'
  if (colour === 'red') return lightness > 0.66 ? 'pink' : 'red'
  const isDull = chroma < 110 || lightness < 0.3
  return (colour === 'orange' || colour === 'yellow') && isDull ? 'brown' : colour
}

function hueOf(red: number, green: number, blue: number): number {
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  const most = Math.max(red, green, blue)
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360
  return most === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240
}
