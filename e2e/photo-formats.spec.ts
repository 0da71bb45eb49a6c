import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { register } from './support/account.ts'
import { knownAsSignedIn } from './support/ahead-uploads.ts'
import { openEditor } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { OwnServer } from './support/own-server.ts'

const HEIGHT = 480
/** Each its own, as equal pictures would be one photo. */
const WIDTHS = { png: 640, webp: 650, avif: 660, clear: 670 } as const
const COLOUR = { r: 200, g: 60, b: 40 } as const
const TAKEN = '2023:07:14 21:05:59'

/** In the colours of new phones, with the date and the place a camera writes. */
function picture(width: number = WIDTHS.png) {
  return sharp({ create: { width, height: HEIGHT, channels: 3, background: COLOUR } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'nobody' }, IFD2: { DateTimeOriginal: TAKEN }, IFD3: { GPSLatitudeRef: 'N' } })
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: `image/${name.split('.')[1]}`, buffer })

/** The files that arrive at the server, as they are stored there. */
function arrivals(page: Page): Buffer[] {
  const arrived: Buffer[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/upload')) return
    const { src } = Object(await response.json()) as { readonly src: string }
    arrived.push(await (await page.request.get(src)).body())
  })
  return arrived
}

test('a shop that takes more than JPEG gets JPEG, with the colours and the date of the pictures', async ({
  browser,
}) => {
  const server = await OwnServer.start({ PHOTO_FORMATS: 'jpeg,png,webp,avif,heic' })
  const context = await browser.newContext({ baseURL: server.address })
  try {
    const page = await context.newPage()
    await register(page.request)
    await knownAsSignedIn(page)
    const arrived = arrivals(page)
    await openEditor(page, 'gen-alleven')
    const editor = new EditorPage(page)
    await (await editor.bringing()).click()
    await expect(editor.dialog.getByText('Fichiers acceptés : .jpg, .png, .webp, .avif, .heic')).toBeVisible()
    const input = editor.dialog.locator('input[type=file]')
    await expect(input).toHaveAttribute('accept', /^\.jpg,\.jpeg,image\/jpeg,\.png,image\/png,/)
    const lucent = sharp({
      create: { width: WIDTHS.clear, height: HEIGHT, channels: 4, background: { ...COLOUR, alpha: 0 } },
    })
    await input.setInputFiles([
      file('one.png', await picture().png().toBuffer()),
      file('two.webp', await picture(WIDTHS.webp).webp({ lossless: true }).toBuffer()),
      file('three.avif', await picture(WIDTHS.avif).avif({ quality: 90 }).toBuffer()),
      file('clear.png', await lucent.png().toBuffer()),
      file('false.webp', await picture().png().toBuffer()),
      file('broken.png', (await picture().png().toBuffer()).subarray(0, 60)),
    ])
    await expect(
      editor.dialog
        .getByText(/^false\.webp/)
        .or(page.getByText(/false\.webp/))
        .first(),
    ).toBeVisible()
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
    await expect.poll(() => arrived.length).toBe(4)

    const { icc: own } = await sharp(await picture().png().toBuffer()).metadata()
    const facts = await Promise.all(arrived.map((jpeg) => sharp(jpeg).metadata()))
    expect(new Set(facts.map(({ width }) => width))).toEqual(new Set(Object.values(WIDTHS)))
    for (const [index, { format, height, icc, exif, width }] of facts.entries()) {
      expect({ format, height }).toEqual({ format: 'jpeg', height: HEIGHT })
      const pixels = await sharp(arrived[index]).toColourspace('srgb').raw().toBuffer()
      const isClear = width === WIDTHS.clear
      // The colours by the picture's own profile; transparent parts are white.
      const wanted = isClear
        ? [255, 255, 255]
        : await sharp(await picture().png().toBuffer())
            .raw()
            .toBuffer()
      for (const channel of [0, 1, 2])
        expect(Math.abs((pixels[channel] ?? 0) - (wanted[channel] ?? 0))).toBeLessThanOrEqual(4)
      expect(icc?.equals(own ?? Buffer.alloc(0))).toBe(!isClear)
      const words = exif?.toString('latin1') ?? ''
      expect([words.includes(TAKEN), words.includes('nobody')]).toEqual([!isClear, false])
    }
  } finally {
    await context.close()
    await server.remove()
  }
})
