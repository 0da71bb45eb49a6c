import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { startProduct } from '../servers/start-product.ts'
import { withoutLooking } from '../without-looking.ts'
import { bringPhotos, openEditor } from './import-memory.ts'

interface Fetched {
  /** Gzipped kB by address. */
  readonly before: ReadonlyMap<string, number>
  readonly after: ReadonlyMap<string, number>
}

/** What the built product fetches only because photos are looked at, before and after the first photo. */
export async function fetchedForLooking(paths: readonly string[]) {
  const product = await startProduct()
  try {
    const [looked, unlooked] = [await fetched(product.url, paths, true), await fetched(product.url, paths, false)]
    const all = new Set([...unlooked.before.keys(), ...unlooked.after.keys()])
    const extra = (some: ReadonlyMap<string, number>) =>
      [...some].reduce((sum, [url, kb]) => sum + (all.has(url) ? 0 : kb), 0)
    return { kb: extra(looked.before) + extra(looked.after), kbBefore: extra(looked.before) }
  } finally {
    await product.stop()
  }
}

async function fetched(url: string, paths: readonly string[], isLooking: boolean): Promise<Fetched> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    if (!isLooking) await withoutLooking(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await openEditor(page, url)
    await page.waitForLoadState('networkidle')
    const count = responses.length
    await bringPhotos(page, paths)
    await untilLooked(page, isLooking)
    return { before: await sizesOf(responses.slice(0, count)), after: await sizesOf(responses.slice(count)) }
  } finally {
    await browser.close()
  }
}

/** The last thing looking asks for are the weights; whatever else was asked for has come by then. */
async function untilLooked(page: Page, isLooking: boolean): Promise<void> {
  if (isLooking) await page.waitForResponse(/\.bin$/)
  await page.waitForLoadState('networkidle')
}

async function sizesOf(responses: readonly Response[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const response of responses) {
    const url = new URL(response.url())
    if (url.protocol.startsWith('http') && response.ok()) {
      sizes.set(url.pathname, gzipSync(await response.body(), { level: 9 }).length / 1000)
    }
  }
  return sizes
}
