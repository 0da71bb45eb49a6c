import { clamp } from '@collagerie/core/geometry'
import type { Canvas } from '@napi-rs/canvas'
import { lightnessOf } from './lightness.ts'

/** The share of a colour that is left, and how much less of a vivid one. */
const COLOUR = 0.9
const VIVID = 0.3
/** Blacks and whites of a matte print. */
const BLACK = 11
const WHITE = 248
/** Mean lightness, of 1, towards which a picture is exposed, and how far it goes there. */
const MIDDLE = 0.46
const EXPOSURE = 0.34
/** Highlights keep a trace of cream and shadows a trace of blue. */
const WARMTH = 7

/**
 * Gives a sample picture the tones they all share, as if one person had taken them and had them printed on one paper:
 * no vivid colour and no dark picture comes out of a sheet before its design does.
 */
export function develop(canvas: Canvas): void {
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  const exposed = exposure(data)
  for (let at = 0; at < data.length; at += 4) {
    const red = exposed[data[at] ?? 0] ?? 0
    const green = exposed[data[at + 1] ?? 0] ?? 0
    const blue = exposed[data[at + 2] ?? 0] ?? 0
    const light = lightnessOf(red, green, blue)
    const left = COLOUR - (VIVID * (Math.max(red, green, blue) - Math.min(red, green, blue))) / 255
    const warm = (light / 255 - 0.4) * WARMTH
    data[at] = light + (red - light) * left + warm
    data[at + 1] = light + (green - light) * left
    data[at + 2] = light + (blue - light) * left - warm
  }
  ctx.putImageData(image, 0, 0)
}

/** What each value becomes: lighter in a dark picture, darker in a pale one, between the paper's black and white. */
function exposure(data: Uint8ClampedArray): readonly number[] {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += lightnessOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  const mean = clamp(sum / (data.length / 4) / 255, 0.05, 0.95)
  const gamma = 1 + EXPOSURE * (Math.log(MIDDLE) / Math.log(mean) - 1)
  return Array.from({ length: 256 }, (_, value) => BLACK + (WHITE - BLACK) * (value / 255) ** gamma)
}
