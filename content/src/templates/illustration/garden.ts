import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { polar } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { daisy, poppy, spike, umbel } from '../kit/ink-flowers.ts'
import { inkLeaf, type LineAndWash } from '../kit/ink-leaf.ts'
import { bandFor, type Inscription, inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { taperedLine } from '../kit/pen.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfffdf7'
const INK = '#33463f'
const POPPY = { body: '#f58d72', shade: '#d9432f' }
const DAISY = { body: '#fffaf0', shade: '#efe3c8' }
const LAVENDER = { body: '#b3b5e0', shade: '#6a6cb5' }
const GREEN = { body: '#a8c69b', shade: '#5e8f63' }
const HEART = '#f4bd4f'
const GRASS = ['#8fb487', '#b5cf9f', '#5f9070']

/** On a lying sheet the date stands beside the name, and the photos have the height. */
function wordsOf({ width, height }: Format): Inscription {
  return {
    name: { font: 'McLaren', weight: '400', color: layerColour(INK), caps: false },
    line: { font: 'Nunito', weight: '700', color: '0xc23d2b', caps: true, tracking: 0.1, letters: 14 },
    beside: width >= height,
    ...(height > width ? { share: 0.54 } : {}),
  }
}

function planOf(format: Format): readonly string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? ['AAB', 'AAC', 'DEF'] : ['AAB', 'AAC', 'DEE', 'DEE']
    case ORIENTATION.square:
      return ['AABC', 'AADD']
    default:
      return ratio < 1.4 ? ['AABBC', 'AADEE'] : ['AABBC', 'AADEE']
  }
}

/** A summer bed along the foot of the sheet; the tallest flowers lean into the photos. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(19)
  const margin = short * 0.05
  const words = wordsOf(format)
  const head = bandFor(width - 2 * margin, format, words, margin * 0.95)
  const bed = height * (width > height ? 0.23 : 0.22)
  const plan = planOf(format)
  const box = {
    x: margin,
    y: head,
    width: width - 2 * margin,
    height: height - head - bed,
  }
  const photos = modules(plan, gridIn(box, plan, short * 0.02))
  const flowers = bedOf(format, bed, random)
  const half = Math.ceil(flowers.length / 2)
  return {
    art: {
      ground: sheetArt(format, grassOf(format, bed, random)),
      back: sheetArt(format, flowers.slice(0, half).flat()),
      front: sheetArt(format, flowers.slice(half).flat()),
    },
    layers: [
      ground(format, PAPER),
      ...photos.flatMap((cell, index) => roundedPhoto(index + 1, cell, short * 0.012)),
      sheetOverlay('ground', format),
      sheetOverlay('back', format),
      sheetOverlay('front', format),
      ...inscribed({ x: margin, y: 0, width: width - 2 * margin, height: head }, format, words),
    ],
  }
}

/** Higher at both sides than in the middle, like a valley; the highest flower ends below the photos. */
function heightAt(share: number, bed: number): number {
  return bed * (0.56 + 0.2 * Math.min(1, Math.abs(2 * share - 1)) ** 1.6)
}

function grassOf({ width, height }: Format, bed: number, random: Random): string[] {
  const count = Math.round(((width + 2 * BEYOND) / bed) * 34)
  return Array.from({ length: count }, (_, index) => {
    const x = -BEYOND + ((index + random()) / count) * (width + 2 * BEYOND)
    const tall = heightAt(x / width, bed) * between(random, 0.3, 0.8)
    const lean = tall * between(random, -0.3, 0.3)
    const spine = [
      { x, y: height + BEYOND },
      { x: x + lean * 0.02, y: height },
      { x: x + lean * 0.3, y: height - tall * 0.5 },
      { x: x + lean, y: height - tall },
    ]
    return path(taperedLine(spine, bed * 0.024, bed * 0.004), { fill: GRASS[index % 3] ?? INK })
  })
}

function bedOf({ width, height }: Format, bed: number, random: Random): string[][] {
  const count = Math.round((width / bed) * 4.6)
  const pen = bed * 0.0065
  const rise = wobble(random, 3, 9)
  const flowers = Array.from({ length: count }, (_, index) => {
    const share = (index + between(random, 0.25, 0.75)) / count
    const grown = heightAt(share, bed) * (0.86 + 0.16 * rise(share)) * (index % 2 === 0 ? 1 : 0.68)
    const tall = Math.max(bed * 0.42, grown)
    // Far enough from the sides that no flower is cut.
    const foot = { x: bed * 0.5 + share * (width - bed), y: height + BEYOND }
    const tip = { x: foot.x + tall * between(random, -0.13, 0.13), y: height - tall }
    return { tall, marks: flower(index, foot, tip, bed, pen, random) }
  })
  return flowers.toSorted((a, b) => b.tall - a.tall).map(({ marks }) => marks)
}

const KINDS = ['poppy', 'spike', 'daisy', 'poppy', 'umbel', 'daisy', 'spike'] as const

function flower(index: number, foot: Point, tip: Point, bed: number, pen: number, random: Random): string[] {
  const kind = KINDS[index % KINDS.length]
  const lean = (tip.x - foot.x) * 0.5
  const edge = foot.y - BEYOND
  const knee = { x: foot.x + lean * 0.5, y: (edge + tip.y) / 2 }
  const stem = path(taperedLine([foot, { x: foot.x, y: edge }, knee, tip], pen * 2.6, pen * 1.6), { fill: INK })
  const tinted = (tint: { body: string; shade: string }): LineAndWash => ({ ...tint, ink: INK, pen })
  const leaves = [0.34, 0.55].flatMap((share, nth) => {
    const at = { x: foot.x + (tip.x - foot.x) * share * 0.8, y: edge + (tip.y - edge) * share }
    const size = bed * between(random, 0.2, 0.3)
    return inkLeaf(at, nth === index % 2 ? -40 : -140, size, size * 0.34, tinted(GREEN), random)
  })
  switch (kind) {
    case 'spike':
      return [stem, ...leaves, ...spike(polar(tip, bed * 0.3, 92), tip, bed * 0.105, tinted(LAVENDER), random)]
    case 'daisy':
      return [stem, ...leaves, ...daisy(tip, bed * between(random, 0.12, 0.15), tinted(DAISY), HEART, random)]
    case 'umbel':
      return [stem, ...leaves, ...umbel(tip, bed * 0.24, -90, tinted({ body: HEART, shade: HEART }), random)]
    default:
      return [
        stem,
        ...leaves,
        ...poppy(tip, bed * between(random, 0.15, 0.19), between(random, -120, -60), tinted(POPPY), random),
      ]
  }
}

export const garden: StaticTemplate = {
  id: 'illustration-garden',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
