import type { Exposure } from './film-look.ts'

const WINDOW = 4
const PATCH = 1

/**
 * Evens out the specks of light found by chance: every point becomes the mean of those nearby whose surroundings look
 * alike, so that edges and weave stay. `strength` is how different they may look, 0.1 being gentle.
 */
export function soothe({ width, height, light }: Exposure, strength: number): Exposure {
  // Compared as an eye would, or the lights would outvote all else.
  const seen = light.map((v) => Math.sqrt(v / (1 + v)))
  const out = new Float32Array(light.length)
  const limit = 1 / (strength * strength)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0
      let g = 0
      let b = 0
      let total = 0
      for (let dy = -WINDOW; dy <= WINDOW; dy++) {
        for (let dx = -WINDOW; dx <= WINDOW; dx++) {
          const [ox, oy] = [x + dx, y + dy]
          if (ox < 0 || oy < 0 || ox >= width || oy >= height) continue
          const weight = Math.exp(-limit * unlike(seen, width, height, x, y, ox, oy))
          const i = (oy * width + ox) * 3
          total += weight
          r += weight * (light[i] as number)
          g += weight * (light[i + 1] as number)
          b += weight * (light[i + 2] as number)
        }
      }
      const i = (y * width + x) * 3
      out[i] = r / total
      out[i + 1] = g / total
      out[i + 2] = b / total
    }
  }
  return { width, height, light: out }
}

/** How different the surroundings of two points look. */
function unlike(seen: Float32Array, width: number, height: number, x: number, y: number, ox: number, oy: number) {
  let sum = 0
  for (let j = -PATCH; j <= PATCH; j++) {
    const one = Math.min(height - 1, Math.max(0, y + j)) * width
    const other = Math.min(height - 1, Math.max(0, oy + j)) * width
    for (let i = -PATCH; i <= PATCH; i++) {
      const a = (one + Math.min(width - 1, Math.max(0, x + i))) * 3
      const b = (other + Math.min(width - 1, Math.max(0, ox + i))) * 3
      const dr = (seen[a] as number) - (seen[b] as number)
      const dg = (seen[a + 1] as number) - (seen[b + 1] as number)
      const db = (seen[a + 2] as number) - (seen[b + 2] as number)
      sum += dr * dr + dg * dg + db * db
    }
  }
  return sum / 9
}
