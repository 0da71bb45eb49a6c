import type { Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { printTable } from '../print-table.ts'
import { type Processes, watchProcesses } from '../processes.ts'
import { startProduct } from '../servers/start-product.ts'
import { withoutLooking } from '../without-looking.ts'

const AIM_MB = 600
const PATIENCE_MS = 240_000
/** Memory counts as settled once a garbage collection frees less than this. */
const STILL_MB = 1

interface TabMemory {
  /**
   * MB of the tab with the editor open, with the photos just imported, and with all settled and a sheet full of them.
   */
  readonly open: number
  readonly imported: number
  readonly full: number
  /** The same of the rest of the browser. */
  readonly rest: readonly number[]
}

/** The memory of the tab before and after a full library is imported. */
export async function measureMemory(paths: readonly string[]): Promise<void> {
  const { open, imported, full, rest } = await tabMemory(paths)
  const titles = ['editor open', 'photos imported, at once', 'dialog closed, sheet full']
  printTable(
    `Memory of the tab with ${paths.length} photos of 12 megapixels (aim: ${AIM_MB} MB)`,
    ['', 'tab, MB', 'rest of the browser, MB'],
    [open, imported, full].map((tab, index) => [titles[index] ?? '', tab.toFixed(0), (rest[index] ?? 0).toFixed(0)]),
  )
}

export async function tabMemory(paths: readonly string[], way?: 'without looking'): Promise<TabMemory> {
  const product = await startProduct()
  const browser = await startBrowser()
  try {
    const processes = await watchProcesses(browser)
    const rest: number[] = []
    const now = async () => {
      rest.push((await processes.residentMb('browser')).all)
      return (await processes.residentMb('renderer')).largest
    }
    const page = await browser.newPage()
    if (way) await withoutLooking(page)
    await openEditor(page, product.url)
    const open = await now()
    await bringPhotos(page, paths)
    const imported = await now()
    await page.getByRole('dialog').getByRole('button', { name: 'Remplir automatiquement' }).dispatchEvent('click')
    await settled(page, processes)
    return { open, imported, full: await now(), rest }
  } finally {
    await browser.close()
    await product.stop()
  }
}

export async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/ontwerp/basic/gen-alleven`)
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await page.locator('[data-slot=img1]').waitFor()
}

/** Brings photos through the file dialog and waits until all are shown. */
export async function bringPhotos(page: Page, paths: readonly string[]): Promise<void> {
  await page.locator('[data-slot=img1]').dispatchEvent('click')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([...paths])
  if (paths.length > 1) await page.getByText(/^Placer .*ces /).waitFor({ timeout: PATIENCE_MS })
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
