import type { Photograph } from './photograph.ts'
import { RayDice } from './ray-dice.ts'

/** Renders some rows of a picture of the given size; the same rows always give the same light. */
export function exposeRows(
  scene: Photograph,
  width: number,
  height: number,
  rows: readonly number[],
  done: (row: number, light: Float32Array) => void,
): void {
  const shutter = scene.open()
  const short = Math.min(width, height) / 2
  const across = Math.ceil(Math.sqrt(scene.rays))
  for (const row of rows) {
    const light = new Float32Array(width * 3)
    for (let x = 0; x < width; x++) {
      let r = 0
      let g = 0
      let b = 0
      const dice = new RayDice(x, row, 1)
      for (let ray = 0; ray < scene.rays; ray++) {
        const px = x + ((ray % across) + dice.next()) / across
        const py = row + (Math.floor(ray / across) + dice.next()) / Math.ceil(scene.rays / across)
        const seen = shutter((px - width / 2) / short, (height / 2 - py) / short, dice)
        // A single ray that found the lamp by chance would leave a white speck.
        r += Math.min(seen.x, 40)
        g += Math.min(seen.y, 40)
        b += Math.min(seen.z, 40)
      }
      light[x * 3] = r / scene.rays
      light[x * 3 + 1] = g / scene.rays
      light[x * 3 + 2] = b / scene.rays
    }
    done(row, light)
  }
}
