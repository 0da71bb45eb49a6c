import { gzipSync } from 'node:zlib'
import { startBrowser } from '../browser.ts'
import { startProduct } from '../servers/start-product.ts'
import { bringPhotos, openEditor } from './import-memory.ts'

/** The script that analyses photos, the files it names, and the script of its worker. */
const LOOKING = /\/look-at-[\w-]+\.js$/
const NAMED = /[\w-]+\.(?:js|bin)(?=["'`])/g
const WORKER = /\/photo-worker-[\w-]+\.js$/

/**
 * What the built product downloads only to analyse photos, before and after the first photo. It is found by the names
 * in the scripts, not by what happened to be fetched, since drafts and dialogs are also loaded in idle time.
 */
export async function fetchedForLooking(paths: readonly string[]) {
  const product = await startProduct()
  try {
    const { before, all } = await fetched(product.url, paths)
    const own = await ownOf(product.url, all)
    const sizes = new Map(
      await Promise.all(own.map(async (path) => [path, await zippedKb(product.url + path)] as const)),
    )
    const sum = (some: readonly string[]) => some.reduce((kb, path) => kb + (sizes.get(path) ?? 0), 0)
    return { kb: sum(own), kbBefore: sum(own.filter((path) => before.includes(path))) }
  } finally {
    await product.stop()
  }
}

/** Of the fetched files, those that analyse photos, and the files they name that the worker does not have already. */
async function ownOf(url: string, asked: readonly string[]): Promise<readonly string[]> {
  const textOf = async (path: string) => (await fetch(url + path)).text()
  const [looking, worker] = [LOOKING, WORKER].map((kind) => asked.find((path) => kind.test(path)))
  if (!looking || !worker) throw new Error('No photo was looked at.')
  const named = new Set((await textOf(looking)).match(NAMED))
  return asked.filter((path) => path === looking || (path !== worker && named.has(path.split('/').at(-1) ?? '')))
}

async function fetched(url: string, paths: readonly string[]) {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const asked = new Set<string>()
    page.on('response', (response) => {
      if (response.url().startsWith(url)) asked.add(new URL(response.url()).pathname)
    })
    await openEditor(page, url)
    await page.waitForLoadState('networkidle')
    const before = [...asked]
    const weights = page.waitForResponse(/\.bin$/)
    await bringPhotos(page, paths)
    await weights
    await page.waitForLoadState('networkidle')
    return { before, all: [...asked] }
  } finally {
    await browser.close()
  }
}

/** Fetched again, since the responses of a worker are gone with it. */
async function zippedKb(url: string): Promise<number> {
  const response = await fetch(url)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length / 1000
}
