import type { Exposure } from './film-look.ts'

/** Smoothly enlarges what was rendered on fewer points than the picture has pixels. */
export function enlarge(shot: Exposure, width: number, height: number): Exposure {
  if (shot.width === width && shot.height === height) return shot
  const light = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const py = ((y + 0.5) * shot.height) / height - 0.5
    for (let x = 0; x < width; x++) {
      const px = ((x + 0.5) * shot.width) / width - 0.5
      sample(shot, px, py, light, (y * width + x) * 3)
    }
  }
  return { width, height, light }
}

const kernel = (t: number): readonly [number, number, number, number] => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
  (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
  t ** 3 / 6,
]

function sample({ width, height, light }: Exposure, x: number, y: number, to: Float32Array, at: number): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const across = kernel(x - ix)
  const down = kernel(y - iy)
  for (let j = 0; j < 4; j++) {
    const row = Math.min(height - 1, Math.max(0, iy - 1 + j))
    for (let i = 0; i < 4; i++) {
      const column = Math.min(width - 1, Math.max(0, ix - 1 + i))
      const weight = (across[i] as number) * (down[j] as number)
      const from = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        to[at + channel] = (to[at + channel] as number) + weight * (light[from + channel] as number)
      }
    }
  }
}
