import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Pixels } from '../parity/similarity.ts'
import type { Customer } from './customer.ts'

const SIDE = 1000

/** The sheet once two looks in a row are alike, 1000 pixels wide. */
export async function sheetPixels(customer: Customer): Promise<Pixels> {
  let last = ''
  // A saved picture lies over the sheet until that has its photos.
  await customer.waitFor(
    'dialogs and the first look to leave',
    "return document.querySelector('[role=dialog], [data-first-look]') === null",
  )
  for (;;) {
    const now = String(
      await customer.page.evaluate(`
        await new Promise((resolve) => setTimeout(resolve, 800))
        return document.querySelector('main canvas').toDataURL()`),
    )
    if (now === last) break
    last = now
  }
  const image = await loadImage(Buffer.from(last.slice(last.indexOf(',') + 1), 'base64'))
  const height = Math.round((SIDE * image.height) / image.width)
  const ctx = createCanvas(SIDE, height).getContext('2d')
  ctx.drawImage(image, 0, 0, SIDE, height)
  const { data } = ctx.getImageData(0, 0, SIDE, height)
  return { width: SIDE, height, data }
}
