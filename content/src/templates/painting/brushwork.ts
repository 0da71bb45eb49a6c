import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { seededRandom } from '@collagerie/core/geometry'
import { dryBrushPath, type Pull } from '../kit/dry-brush.ts'
import { ground } from '../kit/ground.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { masked } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const INDIGO = '#2b4570'
const PAPER = '0xfffdf9'
/** Lying, the date stands at the other end of the name's line, under the smaller pulls. */
const wordsOf = ({ width, height }: Format): Inscription => ({
  name: { font: 'Montserrat', weight: '700', color: layerColour(INDIGO), caps: true, tracking: 0.08 },
  line: { font: 'Montserrat', weight: '500', color: '0xc24a31', caps: true, tracking: 0.12, letters: 13 },
  lineCaps: 0.5,
  align: 'left',
  beside: width > height,
})
const CORAL = '#ec7357'

/** In the order of the photos: no two pulls are alike. */
const PULLS: readonly Pull[] = [
  { reach: 0.17, lean: 0.035, isBackwards: false },
  { reach: 0.22, lean: 0, isBackwards: true },
  { reach: 0.14, lean: -0.03, isBackwards: false },
  { reach: 0.24, lean: 0.03, isBackwards: false },
]

/** One large pull and a few smaller ones; capitals are photos in reading order. */
function planOf(format: Format): readonly string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return [...rows(12, 'AAAAAAAAAAAA'), ...rows(7, 'BBBBBBBCCCCC')]
    case ORIENTATION.square:
      return [...rows(10, 'AAAAAAAABBBBB'), ...rows(8, 'CCCCCDDDDDDDD')]
    default:
      return [...rows(8, 'AAAAAAAAABBBBBBB'), ...rows(8, 'AAAAAAAAACCCCCCC')]
  }
}

/** Each photo is one pull of a broad brush, with a second colour still wet underneath. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(41)
  const margin = short * 0.055
  const gap = short * 0.036
  const slip = short * 0.024
  const band = bandFor(width - 2 * margin, format, wordsOf(format), margin)
  const plan = planOf(format)
  const room = { x: margin, y: margin, width: width - 2 * margin - slip, height: height - margin - band - slip * 0.7 }
  const boxes = modules(plan, gridIn(room, plan, gap))
  const pullOf = (index: number) => PULLS[index % PULLS.length] as Pull
  // The colour below lies a little lower and further along, a first coat that the second leaves bare.
  const under = boxes.map((box, index) => {
    const pull = pullOf(index)
    const first = { ...box, x: box.x + (pull.isBackwards ? -0.4 : 1) * slip, y: box.y + slip * 0.7 }
    return path(dryBrushPath(first, { ...pull, reach: pull.reach * 0.8 }, random), {
      fill: index % 2 === 0 ? CORAL : INDIGO,
    })
  })
  return {
    art: { paint: sheetArt(format, under) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('paint', format),
      ...boxes.flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        return masked(index + 1, box, viewport, dryBrushPath({ x: 0, y: 0, ...viewport }, pullOf(index), random))
      }),
      ...inscribed({ x: margin, y: height - band, width: width - 2 * margin, height: band }, format, wordsOf(format)),
    ],
  }
}

export const brushwork: StaticTemplate = {
  id: 'painting-brushwork',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
