import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { corners, divider } from '../kit/flourish.ts'
import { ground } from '../kit/ground.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rule, sides } from '../kit/rules.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const IVORY = '0xf8f2e4'
const BURGUNDY = '#6b1f2c'
const GOLD = '#b8955a'

function rowsFor(format: Format): { readonly above: string; readonly below: string } {
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.portrait) return { above: 'AAABBB', below: 'CCCDDD' }
  return { above: 'AABBCC', below: 'DDEEFF' }
}

/** An engraved card: photos in two rows, and between them the names with a flourish above and below. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const sheet = { x: 0, y: 0, ...format }
  const outer = inset(sheet, short * 0.036)
  const box = inset(sheet, short * 0.082)
  const band = short * 0.2
  const { above, below } = rowsFor(format)
  const gap = short * 0.026
  const low = (box.height - band) / 2
  const row = (plan: string, y: number): Rect[] =>
    modules([plan], gridIn({ x: box.x, y, width: box.width, height: low }, [plan], gap))
  const windows = [...row(above, box.y), ...row(below, box.y + low + band)]
  const middle = { x: format.width / 2, y: format.height / 2 }
  const fine = short * 0.002
  const flourish = short * 0.13
  const letters = { height: band * 0.46, y: middle.y - band * 0.17 }
  return {
    art: {
      engraving: sheetArt(format, [
        ...sides(outer, short * 0.108, fine * 1.5, BURGUNDY),
        ...sides(inset(outer, short * 0.012), short * 0.1, fine * 0.8, GOLD),
        corners(outer, short * 0.105, BURGUNDY),
        ...windows.map((window) => rule(inset(window, -short * 0.009), fine, GOLD)),
        divider({ x: middle.x, y: middle.y - band * 0.27 }, flourish, GOLD),
      ]),
    },
    layers: [
      ground(format, IVORY),
      sheetOverlay('engraving', format),
      ...windows.map((window, nth) => photo(nth + 1, window)),
      title(
        { x: box.x, width: box.width, ...letters },
        { font: 'Pinyon Script', style: '400', color: '0x6b1f2c', align: 'center', valign: 'middle', caps: false },
      ),
      subtitle(
        { x: box.x, width: box.width, y: letters.y + letters.height * 1.02, height: band * 0.17 },
        {
          font: 'Cinzel',
          style: '400',
          color: '0x9a7740',
          align: 'center',
          valign: 'middle',
          caps: true,
          tracking: 0.14,
        },
      ),
    ],
  }
}

export const stationery: StaticTemplate = {
  id: 'classic-stationery',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
