import type { Locator } from '@playwright/test'

export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** The colour a canvas shows at a place given in shares of its width and height. */
export function pixelAt(canvas: Locator, x: number, y: number): Promise<Rgb> {
  return canvas.evaluate(
    (element, at) => {
      const surface = element as HTMLCanvasElement
      const ctx = surface.getContext('2d')
      if (!ctx) throw new Error('no context')
      const [r = 0, g = 0, b = 0] = ctx.getImageData(
        Math.floor(at.x * surface.width),
        Math.floor(at.y * surface.height),
        1,
        1,
      ).data
      return { r, g, b }
    },
    { x, y },
  )
}

/** How many different colours a coarse grid over the canvas finds: a canvas nothing was painted on has one. */
export function colourCount(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    const surface = element as HTMLCanvasElement
    const ctx = surface.getContext('2d')
    if (!ctx) throw new Error('no context')
    const seen = new Set<string>()
    for (let row = 1; row < 40; row++) {
      for (let column = 1; column < 40; column++) {
        const at = ctx.getImageData((column * surface.width) / 40, (row * surface.height) / 40, 1, 1).data
        seen.add(at.join(','))
      }
    }
    return seen.size
  })
}
