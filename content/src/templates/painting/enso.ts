import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BROAD, brushStrokePath } from '../kit/brush-stroke.ts'
import { ground } from '../kit/ground.ts'
import { masked, subtitle, title } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath, splatter } from '../kit/watercolour.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { inkRing } from './ink-ring.ts'
import { seal } from './seal.ts'

const PAPER = '0xf7f2e8'
const INK = '#23221f'
/** A little squarer than round, as the hero's mask is, so that the photo keeps its corners. */
const POWER = 2.4

interface Arrangement {
  readonly centre: Point
  /** Of the photo inside the ring. */
  readonly radius: number
  readonly others: readonly Rect[]
  readonly title: Rect
  readonly subtitle: Rect
  readonly seal: Point
}

/** Centimetres, from the shorter side. */
function arrange(format: Format): Arrangement {
  const { width, height } = format
  const short = Math.min(width, height)
  const margin = short * 0.075
  const gap = short * 0.035
  switch (orientationOf(format)) {
    case ORIENTATION.portrait: {
      const size = (width - 2 * margin - 2 * gap) / 3
      const tall = Math.min(size * 1.15, height * 0.2)
      const top = height - margin - tall
      const ring = Math.min(top - margin - gap * 1.5 - short * 0.15, width - 2 * margin)
      return {
        centre: { x: width / 2, y: margin + ring / 2 },
        radius: ring * 0.395,
        others: [0, 1, 2].map((nth) => ({ x: margin + nth * (size + gap), y: top, width: size, height: tall })),
        title: {
          x: margin + short * 0.12,
          y: top - gap - short * 0.15,
          width: width - 2 * margin - short * 0.12,
          height: short * 0.1,
        },
        subtitle: {
          x: margin + short * 0.12,
          y: top - gap - short * 0.04,
          width: width - 2 * margin - short * 0.12,
          height: short * 0.04,
        },
        seal: { x: margin + short * 0.045, y: top - gap - short * 0.075 },
      }
    }
    default: {
      // The ring with the title under it at the left, the others in one or two columns beside it.
      const ring = short * (width > height ? 0.33 : 0.3)
      const foot = short * 0.17
      const left = margin + 2 * ring + gap * 1.6
      const room = width - margin - left
      const cols = room > short * 0.5 ? 2 : 1
      const size = (room - (cols - 1) * gap) / cols
      const tall = (height - 2 * margin - 2 * gap) / 3
      const top = height - margin - foot
      return {
        centre: { x: margin + ring, y: margin + (top - margin) / 2 },
        radius: ring * 0.8,
        others: Array.from({ length: 3 * cols }, (_, nth) => ({
          x: left + (nth % cols) * (size + gap),
          y: margin + Math.floor(nth / cols) * (tall + gap),
          width: size,
          height: tall,
        })),
        title: {
          x: margin + short * 0.12,
          y: top + short * 0.025,
          width: 2 * ring - short * 0.12,
          height: short * 0.095,
        },
        subtitle: {
          x: margin + short * 0.12,
          y: top + short * 0.125,
          width: 2 * ring - short * 0.12,
          height: short * 0.045,
        },
        seal: { x: margin + short * 0.045, y: top + short * 0.1 },
      }
    }
  }
}

/** One breath, one circle: a ring of ink holds the picture that matters most. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const random = seededRandom(11)
  const { centre, radius, others, seal: sealAt, ...text } = arrange(format)
  const hero = { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius }
  const heroMask = frayed(ovalPoints({ x: radius, y: radius }, radius, radius, 40, POWER), 3, 0.07, random)
  const marks = [
    ...inkRing(centre, radius, POWER, INK, random),
    path(splatter({ x: centre.x + radius * 0.9, y: centre.y - radius }, radius * 0.5, 20, short * 0.007, random), {
      fill: INK,
    }),
    ...seal(sealAt, short * 0.033, '#f7f2e8', random),
  ]
  return {
    art: { ink: sheetArt(format, marks) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ink', format),
      ...masked(1, hero, { width: 2 * radius, height: 2 * radius }, rawPath(heroMask)),
      ...others.flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        return masked(index + 2, box, viewport, brushStrokePath({ x: 0, y: 0, ...viewport }, BROAD, random))
      }),
      title(text.title, {
        font: 'Crimson Text',
        style: '400',
        color: '0x23221f',
        caps: false,
        align: 'left',
        valign: 'bottom',
      }),
      subtitle(text.subtitle, {
        font: 'Crimson Text',
        style: '400',
        color: '0xa83422',
        caps: true,
        align: 'left',
        valign: 'middle',
        tracking: 0.14,
      }),
    ],
  }
}

export const enso: StaticTemplate = {
  id: 'painting-enso',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
