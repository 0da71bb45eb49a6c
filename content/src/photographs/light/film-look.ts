import { blurred } from './blur.ts'
import { RayDice } from './ray-dice.ts'
import { clamp, mix } from './vec.ts'

export interface FilmLook {
  /** Stops brighter or darker. */
  readonly exposure?: number
  /** What white is taken to be: factors for red, green and blue. */
  readonly balance?: readonly [number, number, number]
  /** Black and white through a filter of these weights. */
  readonly mono?: readonly [number, number, number]
  readonly contrast?: number
  readonly saturation?: number
  /** What is added to shadows and to lights, each as red, green and blue. */
  readonly shadows?: readonly [number, number, number]
  readonly lights?: readonly [number, number, number]
  /** How far black is lifted, as on a print. */
  readonly fade?: number
  readonly grain?: number
  readonly vignette?: number
  /** Light that spreads in the emulsion, and in the lens. */
  readonly halation?: number
  readonly bloom?: number
}

/** Linear light, three values to a pixel. */
export interface Exposure {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

const aces = (x: number) => clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))

/**
 * Turns light into a picture as film and a lens would: spread highlights, curve, toning, vignette, grain. Returns RGBA.
 */
export function develop(shot: Exposure, film: FilmLook): Uint8ClampedArray {
  const { width, height } = shot
  const long = Math.max(width, height)
  const gain = 2 ** (film.exposure ?? 0) * 0.7
  const balance = film.balance ?? [1, 1, 1]
  const light = shot.light.map((v, i) => Math.min(v * gain * (balance[i % 3] as number), 60))
  spread(light, shot, film, long)
  const out = new Uint8ClampedArray(width * height * 4)
  const grain = grainOf(width, height)
  // The grain of a small picture is finer than its pixels.
  const strength = (film.grain ?? 0.028) * Math.min(1, long / 1200)
  const vignette = film.vignette ?? 0.35
  const fade = film.fade ?? 0.015
  const contrast = film.contrast ?? 1
  const saturation = film.saturation ?? 0.95
  const [sr, sg, sb] = film.shadows ?? [0, 0, 0]
  const [lr, lg, lb] = film.lights ?? [0, 0, 0]
  const tone = (v: number) => {
    const g = aces(v) ** (1 / 2.2)
    return mix(g, g * g * (3 - 2 * g), contrast - 1)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const dx = (x - width / 2) / long
      const dy = (y - height / 2) / long
      const fall = 1 / (1 + vignette * 2.4 * (dx * dx + dy * dy)) ** 2
      let r = (light[i * 3] as number) * fall
      let g = (light[i * 3 + 1] as number) * fall
      let b = (light[i * 3 + 2] as number) * fall
      if (film.mono) {
        r = r * film.mono[0] + g * film.mono[1] + b * film.mono[2]
        g = r
        b = r
      }
      r = tone(r)
      g = tone(g)
      b = tone(b)
      const l = 0.3 * r + 0.59 * g + 0.11 * b
      const dark = (1 - l) * (1 - l)
      const bright = l * l
      const speck = (grain[i] as number) * strength * (0.35 + 2.6 * l * (1 - l) + 0.2 * dark)
      const base = 255 * (fade + speck)
      const print = 255 * (1 - fade * 1.4)
      out[i * 4] = base + print * (l + (r - l) * saturation + sr * dark + lr * bright)
      out[i * 4 + 1] = base + print * (l + (g - l) * saturation + sg * dark + lg * bright)
      out[i * 4 + 2] = base + print * (l + (b - l) * saturation + sb * dark + lb * bright)
      out[i * 4 + 3] = 255
    }
  }
  return out
}

function spread(light: Float32Array, { width, height }: Exposure, film: FilmLook, long: number): void {
  const halation = film.halation ?? 0.12
  const bloom = film.bloom ?? 0.05
  if (halation > 0) {
    const bright = new Float32Array(width * height)
    for (let i = 0; i < bright.length; i++) {
      const l = 0.3 * (light[i * 3] as number) + 0.6 * (light[i * 3 + 1] as number) + 0.1 * (light[i * 3 + 2] as number)
      bright[i] = Math.min(8, Math.max(0, l - 0.9))
    }
    const glow = blurred(bright, width, height, long * 0.006)
    for (let i = 0; i < bright.length; i++) {
      const g = (glow[i] as number) * halation
      light[i * 3] = (light[i * 3] as number) + g
      light[i * 3 + 1] = (light[i * 3 + 1] as number) + g * 0.42
      light[i * 3 + 2] = (light[i * 3 + 2] as number) + g * 0.16
    }
  }
  if (bloom === 0) return
  for (let channel = 0; channel < 3; channel++) {
    const plane = new Float32Array(width * height)
    for (let i = 0; i < plane.length; i++) plane[i] = light[i * 3 + channel] as number
    const wide = blurred(plane, width, height, long * 0.03)
    for (let i = 0; i < plane.length; i++) {
      light[i * 3 + channel] = mix(plane[i] as number, wide[i] as number, bloom)
    }
  }
}

/** Clumps of silver rather than single pixels: rough and fine grain together, spread one. */
function grainOf(width: number, height: number): Float32Array {
  const fine = new Float32Array(width * height)
  const dice = new RayDice(width, height, 7)
  for (let i = 0; i < fine.length; i++) fine[i] = dice.bell()
  const soft = blurred(fine, width, height, 0.6)
  return soft.map((v, i) => v * 1.15 + (fine[i] as number) * 0.3)
}
