import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BROAD, brushStrokePath } from '../kit/brush-stroke.ts'
import { ribbonPath } from '../kit/curves.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { masked, subtitle, title } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath, splatter } from '../kit/watercolour.ts'
import { ground } from '../kit/ground.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xf7f2e8'
const INK = '#23221f'
const SEAL = '#c8402c'
/** A little squarer than round, as the hero's mask is, so that the photo keeps its corners. */
const POWER = 2.4
const HAIRS = 44

interface Scene {
  readonly centre: Point
  /** Of the photo inside the ring. */
  readonly radius: number
  readonly others: readonly Rect[]
  readonly title: Rect
  readonly subtitle: Rect
  readonly seal: Point
}

/** Centimetres, from the shorter side. */
function sceneOf(format: Format): Scene {
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
        title: { x: margin + short * 0.12, y: top - gap - short * 0.15, width: width - 2 * margin - short * 0.12, height: short * 0.1 },
        subtitle: { x: margin + short * 0.12, y: top - gap - short * 0.04, width: width - 2 * margin - short * 0.12, height: short * 0.04 },
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
        title: { x: margin + short * 0.12, y: top + short * 0.025, width: 2 * ring - short * 0.12, height: short * 0.095 },
        subtitle: { x: margin + short * 0.12, y: top + short * 0.125, width: 2 * ring - short * 0.12, height: short * 0.045 },
        seal: { x: margin + short * 0.045, y: top + short * 0.1 },
      }
    }
  }
}

/** One breath, one circle: a ring of ink holds the picture that matters most. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const random = seededRandom(11)
  const { centre, radius, others, seal, ...text } = sceneOf(format)
  const hero = { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius }
  const heroMask = frayed(ovalPoints({ x: radius, y: radius }, radius, radius, 40, POWER), 3, 0.07, random)
  const marks = [
    ...ringOf(centre, radius, random),
    path(splatter({ x: centre.x + radius * 0.9, y: centre.y - radius }, radius * 0.5, 20, short * 0.007, random), { fill: INK }),
    path(rawPath(frayed(sealOutline(seal, short * 0.033), 2, 0.1, random)), { fill: SEAL }),
    path(sealCut(seal, short * 0.033, random), { fill: '#f7f2e8' }),
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
      title(text.title, { font: 'Crimson Text', style: '400', color: '0x23221f', caps: false, align: 'left', valign: 'bottom' }),
      subtitle(text.subtitle, { font: 'Crimson Text', style: '400', color: '0xa83422', caps: true, align: 'left', valign: 'middle', letterSpacing: 0.2 }),
    ],
  }
}

/** The ring hair by hair: full where the brush was set down, lifting one by one towards the end. */
function ringOf(centre: Point, radius: number, random: Random): string[] {
  const start = -1.9
  const sway = wobble(random, 1, 3)
  const hairs = Array.from({ length: HAIRS }, (_, hair) => {
    const lane = (hair + 0.5) / HAIRS
    const from = start - 0.09 * Math.sin(Math.PI * lane) + between(random, -0.03, 0.03)
    const turn = 5.95 - 0.9 * Math.abs(2 * lane - 0.8) ** 1.5 + between(random, -0.75, 0.1)
    const spine = Array.from({ length: 26 }, (__, step) => {
      const share = step / 25
      const angle = from + turn * share
      const breadth = radius * (0.19 - 0.075 * share + 0.02 * sway(share * 0.7))
      const reach = 1 + (0.055 * radius + lane * breadth) / radius
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return {
        x: centre.x + radius * reach * Math.sign(cos) * Math.abs(cos) ** (2 / POWER),
        y: centre.y + radius * reach * Math.sign(sin) * Math.abs(sin) ** (2 / POWER),
      }
    })
    const wet = radius * (0.19 / HAIRS) * between(random, 1.7, 3)
    return ribbonPath(spine, (share) => wet * (1 - 0.72 * share ** 1.3) * (share > 0.985 ? 0.3 : 1))
  })
  return hairs.map((hair) => path(hair, { fill: INK, 'fill-opacity': 0.93 }))
}

function sealOutline({ x, y }: Point, half: number): Point[] {
  return ovalPoints({ x, y }, half, half, 20, 7)
}

/** What the carver took out: a plain sign of a roof and two strokes. */
function sealCut({ x, y }: Point, half: number, random: Random): string {
  const line = (points: readonly (readonly [number, number])[]) =>
    ribbonPath(
      points.map(([px, py]) => ({ x: x + px * half, y: y + py * half })),
      () => half * between(random, 0.13, 0.19),
    )
  return [
    line([[-0.6, -0.1], [-0.3, -0.35], [0, -0.62], [0.3, -0.35], [0.6, -0.1]]),
    line([[-0.42, 0.14], [0, 0.1], [0.42, 0.14]]),
    line([[0, 0.1], [0.02, 0.36], [0, 0.66]]),
    line([[-0.55, 0.62], [0, 0.66], [0.55, 0.62]]),
  ].join('')
}

export const enso: StaticTemplate = {
  id: 'painting-enso',
  theme: 'painting',
  name: { fr: 'À l’encre', nl: 'Inkt', en: 'Ink circle', de: 'Tuschekreis', it: 'China', es: 'A tinta' },
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
