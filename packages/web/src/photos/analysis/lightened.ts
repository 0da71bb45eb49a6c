import type { Pixels } from '@collagerie/core/geometry'

/** The lightest share of the picture is brightened to this level. */
const LIGHTEST = 0.02
const LIGHT = 225
/** A higher factor only brings out noise. */
const MOST_BRIGHTENING = 2.5
/** A lower factor makes no difference. */
const LEAST_BRIGHTENING = 1.1

/** Brightens a picture taken in the dark and leaves others unchanged: the network was trained on daylight pictures. */
export function lightened(picture: Pixels): Pixels {
  const times = Math.min(MOST_BRIGHTENING, LIGHT / Math.max(1, lightestOf(picture)))
  if (times < LEAST_BRIGHTENING) return picture
  const data = new Uint8ClampedArray(picture.data)
  for (let at = 0; at < data.length; at += 4) {
    for (let colour = at; colour < at + 3; colour++) data[colour] = (data[colour] as number) * times
  }
  return { ...picture, data }
}

function lightestOf({ data }: Pixels): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 4) {
    const light = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0))
    counts[light] = (counts[light] ?? 0) + 1
  }
  let light = 255
  for (let left = (data.length / 4) * LIGHTEST; light > 0; light--) {
    left -= counts[light] ?? 0
    if (left < 0) break
  }
  return light
}
