import type { Page } from '@playwright/test'

// As text: what is compiled on the way here may call on helpers a page does not have.
const NOISE = `{
  const { prototype } = OffscreenCanvasRenderingContext2D
  const read = prototype.getImageData
  prototype.getImageData = function (...box) {
    const pixels = read.apply(this, box)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] ^= 8
    return pixels
  }
}`

/**
 * Has a page's photos not looked at, by the product's own switch: where a browser puts noise into the pixels it hands out,
 * nothing is read from them. Workers are left alone.
 */
export async function withoutLooking(page: Page): Promise<void> {
  await page.addInitScript({ content: NOISE })
}
