import type { Browser, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { INPUT_ID } from '../importer.ts'
import { photoFiles } from '../photo-files.ts'
import { printTable } from '../print-table.ts'
import { watchProcesses } from '../processes.ts'
import { servePages } from '../serve-pages.ts'
import { measureMemory } from './import-memory.ts'

const CONTENDERS = {
  'import-ours': 'Collagerie',
  'import-bare': 'two bare workers',
  'import-pica': 'pica 10',
  'import-compression': 'browser-image-compression 2',
  'import-compressor': 'compressorjs 1',
} as const
type Name = keyof typeof CONTENDERS
const NAMES = Object.keys(CONTENDERS) as readonly Name[]
const OTHERS = ['import-pica', 'import-compression', 'import-compressor'] as const satisfies readonly Name[]

const PHOTOS = 60
const IN_MEMORY = 150
/** They take turns, so that a busy moment of the machine hits all alike. */
const TURNS = 3

interface Score {
  photos: number
  ms: number
  cpuMs: number
  longest: number
}

export async function measureImport(): Promise<void> {
  const files = await photoFiles(IN_MEMORY)
  try {
    print(await measureSpeed(files.paths.slice(0, PHOTOS)))
    await measureMemory(files.paths)
  } finally {
    files.remove()
  }
}

async function measureSpeed(paths: readonly string[]): Promise<ReadonlyMap<Name, Score>> {
  const served = await servePages(NAMES)
  const browser = await startBrowser()
  const scores = new Map<Name, Score>(NAMES.map((name) => [name, { photos: 0, ms: 0, cpuMs: 0, longest: 0 }]))
  try {
    const pages = new Map<Name, Page>()
    for (const name of NAMES) pages.set(name, await opened(browser, served.url(name)))
    const processes = await watchProcesses(browser)
    const share = Math.ceil(paths.length / TURNS)
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [name, page] of pages) {
        const before = await processes.cpuMs()
        const score = scores.get(name)
        await take(page, paths.slice(turn * share, (turn + 1) * share), score)
        if (score) score.cpuMs += (await processes.cpuMs()) - before
      }
    }
  } finally {
    await browser.close()
    served.stop()
  }
  return scores
}

async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'importPhotos' in window)
  return page
}

async function take(page: Page, paths: readonly string[], score: Score | undefined): Promise<void> {
  await page.bringToFront()
  await page.locator(`#${INPUT_ID}`).setInputFiles([...paths])
  const { ms, longTasks } = await page.evaluate(() => window.importPhotos())
  if (!score) return
  score.photos += paths.length
  score.ms += ms
  score.longest = Math.max(score.longest, ...longTasks)
}

function print(scores: ReadonlyMap<Name, Score>): void {
  const speed = (name: Name) => {
    const { photos = 0, ms = Number.NaN } = scores.get(name) ?? {}
    return (photos / ms) * 1000
  }
  const cpu = (name: Name) => {
    const { photos = Number.NaN, cpuMs = 0 } = scores.get(name) ?? {}
    return cpuMs / photos
  }
  const longest = (name: Name) => {
    const ms = scores.get(name)?.longest ?? 0
    return ms === 0 ? 'under 50' : ms.toFixed(0)
  }
  const best = Math.max(...OTHERS.map(speed))
  printTable(
    `${PHOTOS} photos of 12 megapixels, each made into a copy of 1024 px`,
    ['', 'photos/s', 'beside bare workers', 'CPU ms per photo', 'longest task, ms'],
    NAMES.map((name) => [
      CONTENDERS[name],
      speed(name).toFixed(2),
      `${(speed(name) / speed('import-bare')).toFixed(2)}x`,
      cpu(name).toFixed(0),
      longest(name),
    ]),
  )
  printTable(
    'What we aim at',
    ['', 'aim', 'measured'],
    [
      ['beside the bare workers', '0.90', (speed('import-ours') / speed('import-bare')).toFixed(2)],
      ['beside the best of the libraries', '2.00', (speed('import-ours') / best).toFixed(2)],
      ['longest task on the page, ms', '50', longest('import-ours')],
    ],
  )
}
