import { startBrowser } from '../browser.ts'
import { INPUT_ID } from '../importer.ts'
import { servePages } from '../serve-pages.ts'
import { timesOf } from '../statistics.ts'
import { withoutLooking } from '../without-looking.ts'

/** They take turns, so that a busy moment of the machine hits both alike. */
const TURNS = 4

/** How long photos take to come in, in milliseconds, where they are looked at afterwards and where they are not. */
export async function importsSlowedBy(paths: readonly string[]) {
  const served = await servePages(['import-ours'])
  const browser = await startBrowser()
  const [on, off]: readonly [number[], number[]] = [[], []]

  async function importOnce(isLooking: boolean): Promise<void> {
    const page = await browser.newPage()
    if (!isLooking) await withoutLooking(page)
    await page.goto(served.url('import-ours'))
    await page.waitForFunction(() => 'importPhotos' in window)
    await page.locator(`#${INPUT_ID}`).setInputFiles([...paths])
    const { ms } = await page.evaluate(() => window.importPhotos(1))
    ;(isLooking ? on : off).push(ms)
    await page.close()
  }

  try {
    for (let turn = 0; turn < TURNS; turn++) {
      await importOnce(turn % 2 === 0)
      await importOnce(turn % 2 === 1)
    }
  } finally {
    await browser.close()
    served.stop()
  }
  return { looked: summed(on), unlooked: summed(off) }
}

function summed(ms: readonly number[]) {
  return { median: timesOf(ms).median, fastest: Math.min(...ms) }
}
