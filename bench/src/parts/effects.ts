import { IMAGE_EFFECTS } from '@collagerie/core/effects'
import { startBrowser } from '../browser.ts'
import { ms, printTable } from '../print-table.ts'
import { servePages } from '../serve-pages.ts'
import { timesOf } from '../statistics.ts'

export async function measureEffects(): Promise<void> {
  const pages = await servePages(['effects'])
  const browser = await startBrowser()
  const rows: string[][] = []
  try {
    const page = await browser.newPage()
    await page.goto(pages.url('effects'))
    await page.waitForFunction(() => 'measureEffect' in window)
    for (const effect of IMAGE_EFFECTS.filter((each) => each !== 'none')) {
      const { median, p99 } = timesOf(await page.evaluate((name) => window.measureEffect(name), effect))
      rows.push([effect, ms(median), ms(p99)])
    }
  } finally {
    await browser.close()
    pages.stop()
  }
  printTable('An effect on a photo of 1024 x 768 px, in a worker', ['effect', 'median ms', 'p99 ms'], rows)
}
