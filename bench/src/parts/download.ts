import { gzipSync } from 'node:zlib'
import { startBrowser } from '../browser.ts'
import { printTable } from '../print-table.ts'
import { startProduct } from '../servers/start-product.ts'

const BUDGET_KB = 110

/** The script of other tools before work can start, gzipped, as measured when they were compared. */
const OTHERS = [
  ['Excalidraw', 226],
  ['tldraw', 652],
  ['Polotno', 694],
] as const

/** All scripts a first visit to the catalogue downloads, as a browser meets them. */
export async function measureDownload(): Promise<void> {
  const visit = await startProduct()
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const scripts: Promise<{ name: string; kb: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(sizeOf(response))
    })
    await page.goto(`${visit.url}/choix`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts)
    const total = sizes.reduce((sum, { kb }) => sum + kb, 0)
    printTable(
      'Script of a first visit to /choix, gzipped',
      ['', 'kB'],
      [
        ...sizes.map(({ name, kb }) => [name, kb.toFixed(1)]),
        ['Collagerie in all', total.toFixed(1)],
        ['budget', String(BUDGET_KB)],
        ...OTHERS.map(([name, kb]) => [name, String(kb)]),
      ],
    )
  } finally {
    await browser.close()
    await visit.stop()
  }
}

async function sizeOf(response: { url(): string; body(): Promise<Buffer> }) {
  const name = new URL(response.url()).pathname
  return { name, kb: gzipSync(await response.body(), { level: 9 }).length / 1000 }
}
