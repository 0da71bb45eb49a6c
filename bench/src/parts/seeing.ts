import { newCollage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { fillCommand } from '@collagerie/core/edit'
import { seededRandom } from '@collagerie/core/geometry'
import { ms, printTable } from '../print-table.ts'
import { timesOf } from '../statistics.ts'

const WARM_UP = 3
const RUNS = 20
const PHOTOS = 150
const CELLS = 256

/** How long it takes to find places for a full library on a full sheet, in the thread that does it. */
export function measureSeeing(): void {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 100, height: 100 },
    material: '',
    values: { numberVert: 12, numberHor: 12 },
  })
  const collage = newCollage({ templateId: 'gen-alleven', childTemplateId: '', material: '' }, template)
  const rows = [false, true].map((isLookedAt) => {
    const times: number[] = []
    for (let run = 0; run < WARM_UP + RUNS; run++) {
      const photos = photosFor(run, isLookedAt)
      const start = performance.now()
      fillCommand(collage, photos)
      times.push(performance.now() - start)
    }
    const { median, p99 } = timesOf(times.slice(WARM_UP))
    return [isLookedAt ? 'by what they show' : 'by shape and size', ms(median), ms(p99)]
  })
  printTable(`${PHOTOS} photos on 144 slots`, ['', 'median ms', 'p99 ms'], rows)
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
