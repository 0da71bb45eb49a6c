import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from '@playwright/test'
import { type Pixels, similarity } from '../parity/similarity.ts'
import { OwnServer } from '../support/own-server.ts'
import type { BrowserPage } from './browser-page.ts'
import { type JourneyPictures, makeJourney } from './journey.ts'
import { openPuppeteerPage } from './puppeteer-page.ts'
import { writeTestPhotos } from './test-photos.ts'
import { openWebkitPage } from './webkit-page.ts'

/** Text is drawn by each browser's own hand, and photos are made smaller in each one's own way. */
const ALIKE = 0.97
const SLOTS = 12

const pathOf = (name: string) => process.env[name] ?? ''

const BROWSERS: Readonly<Record<string, () => Promise<BrowserPage>>> = {
  Firefox: () => openPuppeteerPage('firefox', pathOf('FIREFOX_PATH')),
  WebKit: () => openWebkitPage(pathOf('WEBKIT_PATH')),
}

let server: OwnServer
let photos: Awaited<ReturnType<typeof writeTestPhotos>>
let chromium: JourneyPictures

test.beforeAll(async () => {
  server = await OwnServer.start()
  photos = await writeTestPhotos(SLOTS)
  chromium = await journeyIn('Chromium', () => openPuppeteerPage('chrome', pathOf('CHROME_PATH')))
})

test.afterAll(async () => {
  await server.remove()
  await photos.remove()
})

async function journeyIn(name: string, open: () => Promise<BrowserPage>): Promise<JourneyPictures> {
  const page = await open()
  try {
    return await makeJourney(page, server.address, photos.paths)
  } catch (error) {
    const body = await page.screenshot().catch(() => undefined)
    if (body) await writeFile(test.info().outputPath(`${name}.png`), body)
    // An error page has its reason there.
    const address = await page.address().catch(() => 'nowhere')
    throw new Error(`${name} at ${address}: ${String(error)}`, { cause: error })
  } finally {
    await page.close()
  }
}

/** Kept for comparing two pictures that differ. */
async function keepPicture(name: string, { width, height, data }: Pixels): Promise<void> {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(width, height)
  image.data.set(data)
  ctx.putImageData(image, 0, 0)
  await writeFile(test.info().outputPath(name), canvas.toBuffer('image/png'))
}

function expectAlike(what: string, pictures: readonly [Pixels, Pixels]): void {
  expect.soft(similarity(...pictures), what).toBeGreaterThan(ALIKE)
}

for (const [name, open] of Object.entries(BROWSERS)) {
  test(`the journey from the catalogue to the order in ${name}, with the pictures Chromium shows`, async () => {
    const journey = await journeyIn(name, open)
    for (const station of ['filled', 'edited', 'reloaded', 'reopened'] as const) {
      await keepPicture(`${station}-${name}.png`, journey[station])
      await keepPicture(`${station}-Chromium.png`, chromium[station])
      expectAlike(`${station}, beside Chromium`, [journey[station], chromium[station]])
    }
    expectAlike('reloaded, as it was', [journey.reloaded, journey.edited])
    expectAlike('reopened, as it was', [journey.reopened, journey.edited])
    expect(journey.orderNumber).not.toBe('')
  })
}
