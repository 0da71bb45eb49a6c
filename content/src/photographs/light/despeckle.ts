import type { Exposure } from './film-look.ts'

/**
 * Brings points far brighter than all but one of their neighbours down to them: single rays that found a lamp by
 * chance.
 */
export function despeckle({ width, height, light }: Exposure): Exposure {
  const out = Float32Array.from(light)
  const glare = (i: number) => (light[i * 3] as number) + (light[i * 3 + 1] as number) + (light[i * 3 + 2] as number)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      let first = 0
      let second = 0
      for (const around of [
        i - width - 1,
        i - width,
        i - width + 1,
        i - 1,
        i + 1,
        i + width - 1,
        i + width,
        i + width + 1,
      ]) {
        const g = glare(around)
        if (g > first) {
          second = first
          first = g
        } else if (g > second) second = g
      }
      const own = glare(i)
      if (own <= second * 1.15) continue
      const k = (second * 1.15) / own
      for (let channel = 0; channel < 3; channel++) out[i * 3 + channel] = (light[i * 3 + channel] as number) * k
    }
  }
  return { width, height, light: out }
}
