// The yardstick: sharp shrinks every photo to its rectangle, two at a time, and composes them on white.
import { join } from 'node:path'
import { photoSlots } from '@collagerie/core/collage'
import { sheetPixels } from '@collagerie/painter'
import sharp, { type OverlayOptions } from 'sharp'
import { evenSheet } from './even-sheet.ts'
import { reportRun } from './report-run.ts'

const SCALE = 300 / 2.54
const MARGIN_CM = 0.1
const QUALITY = 94

const { folder, template, files } = evenSheet(process.argv.slice(2))
const sheet = sheetPixels(template.format, MARGIN_CM, SCALE)
const queue = [...photoSlots(template)]
const placed: OverlayOptions[] = []

async function shrinkNext(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { x, y, width, height } = next.box
    const [left, top] = [Math.round(x * SCALE), Math.round(y * SCALE)]
    const size = { width: Math.round((x + width) * SCALE) - left, height: Math.round((y + height) * SCALE) - top }
    const input = await sharp(files.get(next.slot))
      .resize({ ...size, fit: 'cover' })
      .raw()
      .toBuffer()
    placed.push({ input, raw: { ...size, channels: 3 }, left: left - sheet.left, top: top - sheet.top })
  }
}

await reportRun(async () => {
  await Promise.all([shrinkNext(), shrinkNext()])
  const { width, height } = sheet
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .composite(placed)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .withMetadata({ density: 300 })
    .toFile(join(folder, 'sharp.jpg'))
})
