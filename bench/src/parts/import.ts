import type { Browser, Page } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import { INPUT_ID } from '../importer.ts'
import { photoFiles } from '../photo-files.ts'
import { printTable } from '../print-table.ts'
import { watchProcesses } from '../processes.ts'
import { servePages } from '../serve-pages.ts'
import { measureMemory } from './import-memory.ts'

interface Contender {
  readonly page: string
  readonly name: string
  /** Photos at a time, for those who leave that to their users. */
  readonly atATime: number
}

const OURS: Contender = { page: 'import-ours', name: 'Collagerie', atATime: 1 }
const BARE: Contender = { page: 'import-bare', name: 'two bare workers', atATime: 2 }
const LIBRARIES = [
  { page: 'import-pica', name: 'pica 10' },
  { page: 'import-compression', name: 'browser-image-compression 2' },
  { page: 'import-compressor', name: 'compressorjs 1' },
]
/** As in the library's own examples. */
const ONE_BY_ONE: readonly Contender[] = LIBRARIES.map((each) => ({ ...each, atATime: 1 }))
/** As a developer would set it who knows the number of cores. */
const TWO_AT_A_TIME: readonly Contender[] = LIBRARIES.map(({ page, name }) => ({
  page,
  name: `${name}, two at a time`,
  atATime: 2,
}))
const CONTENDERS = [OURS, BARE, ...ONE_BY_ONE, ...TWO_AT_A_TIME]

const PHOTOS = 60
const IN_MEMORY = 150
/**
 * They take turns, so that a busy moment of the machine hits all alike. A duplicate would be no work, so each turn has
 * files of its own.
 */
const TURNS = 2

type Scores = ReadonlyMap<Contender, Score>

interface Score {
  photos: number
  ms: number
  cpuMs: number
  longest: number
}

export async function measureImport(): Promise<void> {
  const files = await photoFiles(IN_MEMORY)
  try {
    print(await measureSpeed(files.paths.slice(0, PHOTOS * TURNS)))
    await measureMemory(files.paths)
  } finally {
    files.remove()
  }
}

async function measureSpeed(paths: readonly string[]): Promise<Scores> {
  const served = await servePages([...new Set(CONTENDERS.map(({ page }) => page))])
  const browser = await startBrowser()
  const scores = new Map(CONTENDERS.map((each) => [each, { photos: 0, ms: 0, cpuMs: 0, longest: 0 }]))
  try {
    const pages = new Map<Contender, Page>()
    for (const each of CONTENDERS) pages.set(each, await opened(browser, served.url(each.page)))
    const processes = await watchProcesses(browser)
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [contender, page] of pages) {
        const before = await processes.cpuMs()
        const score = scores.get(contender)
        await take(page, contender.atATime, paths.slice(turn * PHOTOS, (turn + 1) * PHOTOS), score)
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

async function take(page: Page, atATime: number, paths: readonly string[], score: Score | undefined): Promise<void> {
  await page.bringToFront()
  await page.locator(`#${INPUT_ID}`).setInputFiles([...paths])
  const { ms, longTasks } = await page.evaluate((count) => window.importPhotos(count), atATime)
  if (!score) return
  score.photos += paths.length
  score.ms += ms
  score.longest = Math.max(score.longest, ...longTasks)
}

function print(scores: Scores): void {
  const speed = (contender: Contender) => {
    const { photos = 0, ms = Number.NaN } = scores.get(contender) ?? {}
    return (photos / ms) * 1000
  }
  const cpu = (contender: Contender) => {
    const { photos = Number.NaN, cpuMs = 0 } = scores.get(contender) ?? {}
    return cpuMs / photos
  }
  const longest = (contender: Contender) => {
    const ms = scores.get(contender)?.longest ?? 0
    return ms === 0 ? 'under 50' : ms.toFixed(0)
  }
  const besideBest = (libraries: readonly Contender[]) => (speed(OURS) / Math.max(...libraries.map(speed))).toFixed(2)
  printTable(
    `${PHOTOS} photos of 12 megapixels, each made into a copy of 1024 px`,
    ['', 'photos/s', 'beside bare workers', 'CPU ms per photo', 'longest task, ms'],
    CONTENDERS.map((contender) => [
      contender.name,
      speed(contender).toFixed(2),
      `${(speed(contender) / speed(BARE)).toFixed(2)}x`,
      cpu(contender).toFixed(0),
      longest(contender),
    ]),
  )
  printTable(
    'What we aim at',
    ['', 'aim', 'measured'],
    [
      ['beside the bare workers', '0.90', (speed(OURS) / speed(BARE)).toFixed(2)],
      ['beside the best of the libraries', '2.00', besideBest(ONE_BY_ONE)],
      ['the same, given two photos at a time', '', besideBest(TWO_AT_A_TIME)],
      ['longest task on the page, ms', '50', longest(OURS)],
    ],
  )
}
