import { gzipSync } from 'node:zlib'
import { startBrowser } from '../browser.ts'
import { startProduct } from '../servers/start-product.ts'
import { withoutLooking } from '../without-looking.ts'
import { bringPhotos, openEditor } from './import-memory.ts'

interface Fetched {
  /** The paths asked for. */
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
}

/** What the built product fetches only because photos are looked at, before and after the first photo. */
export async function fetchedForLooking(paths: readonly string[]) {
  const product = await startProduct()
  try {
    const [looked, unlooked] = [await fetched(product.url, paths, true), await fetched(product.url, paths, false)]
    const extra = async (some: ReadonlySet<string>) => {
      const own = [...some].filter((path) => !unlooked.before.has(path) && !unlooked.after.has(path))
      const sizes = await Promise.all(own.map((path) => zippedKb(product.url + path)))
      return sizes.reduce((sum, kb) => sum + kb, 0)
    }
    const kbBefore = await extra(looked.before)
    return { kb: kbBefore + (await extra(looked.after)), kbBefore }
  } finally {
    await product.stop()
  }
}

async function fetched(url: string, paths: readonly string[], isLooking: boolean): Promise<Fetched> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    if (!isLooking) await withoutLooking(page)
    const asked: string[] = []
    page.on('response', (response) => {
      if (response.url().startsWith(url)) asked.push(new URL(response.url()).pathname)
    })
    await openEditor(page, url)
    await page.waitForLoadState('networkidle')
    const before = new Set(asked)
    const weights = isLooking ? page.waitForResponse(/\.bin$/) : undefined
    await bringPhotos(page, paths)
    await weights
    await page.waitForLoadState('networkidle')
    return { before, after: new Set(asked.filter((path) => !before.has(path))) }
  } finally {
    await browser.close()
  }
}

/** Asked for again: what a worker has fetched is gone with it. */
async function zippedKb(url: string): Promise<number> {
  const response = await fetch(url)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length / 1000
}
