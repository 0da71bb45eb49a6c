import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { photoSlots } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { CONTENT, samples } from '../parity/node-side.ts'
import { designScenes } from '../parity/scenes.ts'
import { colouredPhotos } from './coloured-photos.ts'
import { printScene } from './printed-scene.ts'

/** The largest average difference between print and editor, of 255. */
const MOST = { rgb: 3, cmyk: 6 } as const
/** Both pictures are compared at this side, so that the print's own compression does not count. */
const SIDE = 200

/** A file as the browser decodes it, and so as the editor shows it. */
async function shown(page: Page, file: string): Promise<Buffer> {
  const png = await page.evaluate(async (jpeg) => {
    const answer = await fetch(`data:image/jpeg;base64,${jpeg}`)
    const image = await createImageBitmap(await answer.blob())
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, readFileSync(file).toString('base64'))
  return sharp(Buffer.from(png, 'base64')).removeAlpha().resize(SIDE, SIDE).raw().toBuffer()
}

test('photos of every colour space print as the browser shows them', async ({ page }) => {
  const sample = samples().find(({ id }) => id === 'bouquet') ?? samples()[0]
  const photos = await colouredPhotos(join(CONTENT, sample?.url ?? ''), test.info().outputPath('photos'))
  const scene = designScenes(samples()).find(({ name }) => name === 'design single')?.page
  const [slot] = scene ? photoSlots(scene.template) : []
  if (!scene || !slot) throw new Error('the scene is not there')
  const dpi = 30
  const scale = dpi / 2.54
  const differences: Record<string, number> = {}
  for (const [name, file] of photos) {
    const images = { [slot.slot]: { photo: placePhoto('photo') } }
    const folder = test.info().outputPath(name.replaceAll(' ', '-'))
    const pdf = await printScene(
      { ...scene, userdata: { ...scene.userdata, images } },
      folder,
      { dpi },
      async () => file,
    )
    const { x, y, width, height } = slot.box
    const [left, top] = [Math.round(x * scale), Math.round(y * scale)]
    const box = {
      left,
      top,
      width: Math.round((x + width) * scale) - left,
      height: Math.round((y + height) * scale) - top,
    }
    const cut = await sharp(join(dirname(pdf), 'sheet.jpg'))
      .extract(box)
      .png()
      .toBuffer()
    const printed = await sharp(cut).resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
    const expected = await shown(page, file)
    const sum = printed.reduce((total, value, at) => total + Math.abs(value - (expected[at] ?? 0)), 0)
    differences[name] = Number((sum / printed.length).toFixed(2))
  }
  test.info().annotations.push({ type: 'mean differences', description: JSON.stringify(differences) })
  const tooFar = Object.entries(differences).filter(
    ([name, difference]) => !(difference <= (name.startsWith('CMYK') ? MOST.cmyk : MOST.rgb)),
  )
  expect(tooFar).toEqual([])
})
