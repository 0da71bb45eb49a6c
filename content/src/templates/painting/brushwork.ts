import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { BROAD, brushStrokePath, paintStroke } from '../kit/brush-stroke.ts'
import { ground } from '../kit/ground.ts'
import { type Inscription, inscribed, roomFor } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfffdf9'
const WORDS: Inscription = {
  name: { font: 'Montserrat', style: '700', color: '0x2b4570', caps: true, tracking: 0.08 },
  line: { font: 'Montserrat', style: '500', color: '0xc24a31', caps: true, tracking: 0.12, letters: 13 },
  align: 'left',
}
const INDIGO = '#2b4570'
const CORAL = '#ec7357'
const SAND = '#f0c98f'

/** Photos of one row by their share of its width. */
function rowsOf(format: Format): readonly (readonly number[])[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.7
        ? [
            [0.6, 0.4],
            [0.42, 0.58],
            [0.56, 0.44],
          ]
        : [
            [0.6, 0.4],
            [0.42, 0.58],
            [0.56, 0.44],
            [0.4, 0.6],
          ]
    case ORIENTATION.square:
      return [
        [0.5, 0.5],
        [0.3, 0.4, 0.3],
        [0.5, 0.5],
      ]
    default:
      return ratio < 1.4
        ? [
            [0.54, 0.46],
            [0.3, 0.4, 0.3],
          ]
        : [
            [0.37, 0.26, 0.37],
            [0.3, 0.4, 0.3],
          ]
  }
}

/** Each photo is one pull of a broad brush, with a second colour still wet underneath. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(41)
  const margin = short * 0.055
  const gap = short * 0.033
  const band = roomFor(width - 2 * margin, format, WORDS) - short * 0.02
  const rows = rowsOf(format)
  const rowHeight = (height - margin * 1.9 - band - rows.length * gap) / rows.length
  const boxes = rows.flatMap((shares, row) => {
    const open = width - 2 * margin - (shares.length - 1) * gap
    let x = margin
    return shares.map((share): Rect => {
      const box = { x, y: margin + row * (rowHeight + gap), width: open * share, height: rowHeight }
      x += box.width + gap
      return box
    })
  })
  const under = boxes.flatMap((box, index) => {
    const color = [CORAL, INDIGO, SAND][(index * 2) % 3] ?? SAND
    const low = index % 2 === 0
    const stroke = {
      x: box.x - short * (low ? 0.03 : -0.004),
      y: low ? box.y + box.height * 0.55 : box.y - short * 0.018,
      width: box.width + short * 0.026,
      height: box.height * 0.45 + short * 0.018,
    }
    return paintStroke(stroke, color, BROAD, random)
  })
  const foot = height - margin * 0.9 - band
  return {
    art: { paint: sheetArt(format, under) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('paint', format),
      ...boxes.flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        return masked(index + 1, box, viewport, brushStrokePath({ x: 0, y: 0, ...viewport }, BROAD, random))
      }),
      ...inscribed({ x: margin, y: foot, width: width - 2 * margin, height: band + short * 0.02 }, format, WORDS),
    ],
  }
}

export const brushwork: StaticTemplate = {
  id: 'painting-brushwork',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
