import type { Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { printTable } from '../print-table.ts'
import { type Processes, watchProcesses } from '../processes.ts'
import { startProduct } from '../servers/start-product.ts'

const AIM_MB = 600
const PATIENCE_MS = 240_000
/** What a round of clearing up may still give back when the memory is taken for settled. */
const STILL_MB = 1

/** What the tab of the built product holds before and after a full library is imported. */
export async function measureMemory(paths: readonly string[]): Promise<void> {
  const product = await startProduct()
  const browser = await startBrowser()
  try {
    const processes = await watchProcesses(browser)
    const page = await browser.newPage()
    await page.goto(`${product.url}/ontwerp/basic/gen-alleven`)
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
    const rows = [await row('editor open', processes)]
    await chooseAll(page, paths)
    rows.push(await row('photos imported, at once', processes))
    await page.getByRole('dialog').getByRole('button', { name: 'Remplir automatiquement' }).click()
    await settled(page, processes)
    rows.push(await row('dialog closed, sheet full', processes))
    printTable(
      `Memory of the tab with ${paths.length} photos of 12 megapixels (aim: ${AIM_MB} MB)`,
      ['', 'tab, MB', 'rest of the browser, MB'],
      rows,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function chooseAll(page: Page, paths: readonly string[]): Promise<void> {
  await page.locator('[data-slot=img1]').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choisir des photos' }).click()
  await (await chooser).setFiles([...paths])
  await page.getByText(/Placer ces/).waitFor({ timeout: PATIENCE_MS })
}

/** Waits until the workers have gone to rest and clearing up gives nothing back any more. */
async function settled(page: Page, processes: Processes): Promise<void> {
  await Promise.all(page.workers().map((worker) => worker.waitForEvent('close', { timeout: PATIENCE_MS })))
  const session = await page.context().newCDPSession(page)
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    await session.send('HeapProfiler.collectGarbage')
    const { largest } = await processes.residentMb('renderer')
    if (before - largest < STILL_MB) return
    before = largest
  }
}

async function row(title: string, processes: Processes): Promise<string[]> {
  const [tab, rest] = [await processes.residentMb('renderer'), await processes.residentMb('browser')]
  return [title, tab.largest.toFixed(0), rest.all.toFixed(0)]
}
