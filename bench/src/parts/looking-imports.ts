import { startBrowser } from '../browser.ts'
import { INPUT_ID } from '../importer.ts'
import { watchProcesses } from '../processes.ts'
import { servePages } from '../serve-pages.ts'
import { timesOf } from '../statistics.ts'
import { withoutLooking } from '../without-looking.ts'

/** They take turns, so that a busy moment of the machine hits both alike. */
const TURNS = 8

interface Imported {
  readonly ms: number
  /** Processor time of all the browser's processes until the last photo was imported. */
  readonly cpuMs: number
}

/** The import time in milliseconds, with and without the analysis afterwards. */
export async function importsSlowedBy(paths: readonly string[]) {
  const served = await servePages(['import-ours'])
  const browser = await startBrowser()
  const processes = await watchProcesses(browser)

  async function imported(isLooking: boolean): Promise<Imported> {
    const page = await browser.newPage()
    if (!isLooking) await withoutLooking(page)
    let cpuAtEnd = Number.NaN
    await page.exposeFunction('tellImported', async () => {
      cpuAtEnd = await processes.cpuMs()
    })
    await page.goto(served.url('import-ours'))
    await page.waitForFunction(() => 'importPhotos' in window)
    await page.locator(`#${INPUT_ID}`).setInputFiles([...paths])
    const before = await processes.cpuMs()
    const { ms } = await page.evaluate(() => window.importPhotos(1))
    await page.close()
    return { ms, cpuMs: cpuAtEnd - before }
  }

  try {
    const [on, off]: readonly [Imported[], Imported[]] = [[], []]
    // The first run in a browser takes longer, so it does not count.
    await imported(true)
    await imported(false)
    for (let turn = 0; turn < TURNS; turn++) {
      const isFirst = turn % 2 === 0
      ;(isFirst ? on : off).push(await imported(isFirst))
      ;(isFirst ? off : on).push(await imported(!isFirst))
    }
    return { looked: summed(on), unlooked: summed(off) }
  } finally {
    await browser.close()
    served.stop()
  }
}

function summed(imports: readonly Imported[]) {
  const ms = imports.map((each) => each.ms)
  return {
    median: timesOf(ms).median,
    fastest: Math.min(...ms),
    cpuMs: timesOf(imports.map(({ cpuMs }) => cpuMs)).median,
  }
}
