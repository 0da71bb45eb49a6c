import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { seededRandom } from '@collagerie/core/geometry'
import { startBrowser } from '../browser.ts'
import type { Filling } from '../looking.ts'
import { watchProcesses } from '../processes.ts'
import { servePages } from '../serve-pages.ts'
import { type Times, timesOf } from '../statistics.ts'

const WARM_UP = 3
const ROUNDS = 10
const FILLS = 20
const PHOTOS = 150
const CELLS = 256

/** `cpuMs` is what the browser's processes spent on each, the page included: it suffers less from other work. */
interface Measured extends Times {
  readonly cpuMs: number
}

interface LookingTimes {
  readonly look: Measured
  readonly fill: Measured
  readonly fillUnseen: Measured
}

/** How long one worker needs to look at a photo, and to find places for a full library on a full sheet. */
export async function lookingTimes(paths: readonly string[]): Promise<LookingTimes> {
  const served = await servePages(['looking'])
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(served.url('looking'))
    await page.waitForFunction(() => 'measureFills' in window)
    await page.locator('#files').setInputFiles([...paths])
    const processes = await watchProcesses(browser)
    const measured = async (run: () => Promise<readonly number[]>): Promise<Measured> => {
      const before = await processes.cpuMs()
      const times = await run()
      return { ...timesOf(times), cpuMs: ((await processes.cpuMs()) - before) / times.length }
    }
    const look = (rounds: number) => page.evaluate((each) => window.measureLooks(each), rounds)
    const fill = (count: number, isLookedAt: boolean) =>
      page.evaluate(
        (each) => window.measureFills(each),
        Array.from({ length: count }, (_, seed) => fullSheet(seed, isLookedAt)),
      )
    await look(WARM_UP)
    await fill(WARM_UP, true)
    return {
      look: await measured(() => look(ROUNDS)),
      fill: await measured(() => fill(FILLS, true)),
      fillUnseen: await measured(() => fill(FILLS, false)),
    }
  } finally {
    await browser.close()
    served.stop()
  }
}

const template = generateTemplate(designFor('alleven'), {
  format: { width: 100, height: 100 },
  material: '',
  values: { numberVert: 12, numberHor: 12 },
})
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '', material: '' }, template)

function fullSheet(seed: number, isLookedAt: boolean): Filling {
  return { page, photos: photosFor(seed, isLookedAt) }
}

function photosFor(seed: number, isLookedAt: boolean) {
  const random = seededRandom(seed)
  return Array.from({ length: PHOTOS }, (_, order) => {
    const [width, height] = random() < 0.5 ? [4000, 3000] : [3000, 4000]
    const photo = { id: `p${order}`, width, height, rotation: 0 as const, order, takenAt: order * 60_000 }
    return isLookedAt ? { ...photo, content: contentFrom(random) } : photo
  })
}

function contentFrom(random: () => number) {
  const faces = Array.from({ length: Math.floor(random() * 4) }, () => ({
    x: random() * 0.85,
    y: random() * 0.8,
    width: 0.15,
    height: 0.2,
  }))
  return {
    faces,
    saliency: Array.from({ length: CELLS }, () => Math.floor(random() * 256)),
    sharpness: random(),
    exposure: random(),
    fingerprint: Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join(''),
    tone: [random() * 100, random() * 40 - 20, random() * 40 - 20] as const,
  }
}
