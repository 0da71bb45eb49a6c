import { DESIGN_TYPES, type Design, designFor, generateTemplate } from '@collagerie/core/designs'
import type { Material } from '@collagerie/core/format'
import { seededRandom } from '@collagerie/core/geometry'
import { readDigitShapes } from '@collagerie/painter/node'
import { ms, printTable } from '../print-table.ts'
import { timesOf } from '../statistics.ts'

const WARM_UP = 30
const RUNS = 300
const MATERIALS: readonly Material[] = ['', 'POSTER', 'PLEXI', 'CANVAS2CM', 'CANVAS4CM']

export function measureLayouts(): void {
  readDigitShapes(new URL('../../../content/shapes/numbers.xml', import.meta.url))
  const rows = DESIGN_TYPES.map((type) => {
    const design = designFor(type)
    const random = seededRandom(42)
    const times: number[] = []
    for (let run = 0; run < WARM_UP + RUNS; run++) {
      const input = randomInput(design, random)
      const start = performance.now()
      generateTemplate(design, input)
      times.push(performance.now() - start)
    }
    const { median, p99 } = timesOf(times.slice(WARM_UP))
    return [type, ms(median), ms(p99)]
  })
  printTable(`A layout from random controls, ${RUNS} of each design`, ['design', 'median ms', 'p99 ms'], rows)
}

/** Any size in steps of half a centimetre, any material, every control anywhere between its bounds. */
function randomInput(design: Design, random: () => number) {
  const side = (most: number) => 20 + Math.floor(random() * (most - 20) * 2) / 2
  const format = random() < 0.5 ? { width: side(140), height: side(100) } : { width: side(100), height: side(140) }
  const material = MATERIALS[Math.floor(random() * MATERIALS.length)] ?? ''
  const controls = design.controls({ format, material, values: design.defaults })
  const values = Object.fromEntries(
    controls.map(({ key, minValue, maxValue }) => [key, minValue + random() * (maxValue - minValue)]),
  )
  return { format, material, values }
}
