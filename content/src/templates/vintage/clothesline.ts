import { inRadians, inset, type Point, type Rect, seededRandom, turnedAbout } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { smoothPath } from '../kit/curves.ts'
import { photo } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { path } from '../kit/svg.ts'
import { middleOf, turned, turnedBox } from '../kit/turned.ts'
import { SEASIDE } from '../picture-sets.ts'
import { OAK, peg, WALNUT } from './peg.ts'
import { planks } from './planks.ts'

const PAPER = '#fbf7ee'
const TWINE = '#c9a671'
const KRAFT = '#f3e3c3'
/** What hangs tilts a little to the left or the right, in degrees: never so far that the wall beside it is uneven. */
const TURNS = [-1.3, 1.1, -0.9, 1.4, -1.1, 1.2, -1, 0.9]
/** As shares of the shorter side: how deep a string sags in the middle of the sheet, and what its pegs take above. */
const SAG = 0.012
const HEAD = 0.038
/** Of a print's width: where its two pegs are. */
const PEGS = [0.14, 0.86]
const PEG = 0.068
/** The jaw of a peg is below its middle. */
const JAW = 0.24
/** A print's white edge: above the photo, where the pegs bite, at its sides and at its foot. */
const RIM = { top: 0.02, side: 0.012, foot: 0.026 }

interface Hung {
  readonly paper: Rect
  /** Where it is held. */
  readonly hooks: readonly [Point, Point]
  readonly middle: Point
  readonly degrees: number
}

/**
 * What hangs in a field, the `nth` on the sheet: lower in the middle of its string. It turns about its own middle and
 * gives up what its corners need, so that the wall between two prints is as wide everywhere.
 */
function hungIn(cell: Rect, nth: number, { sheet, short }: DrawnPage): Hung {
  const degrees = TURNS[nth % TURNS.length] ?? 0
  const lean = Math.abs(Math.sin(inRadians(degrees)))
  const across = (cell.x + cell.width / 2) / sheet.width
  const [aside, high] = [(lean * cell.height) / 2, (lean * cell.width) / 2]
  const paper = {
    x: cell.x + aside,
    y: cell.y + short * (HEAD + SAG * 4 * across * (1 - across)) + high,
    width: cell.width - 2 * aside,
    height: cell.height - short * (HEAD + SAG) - 2 * high,
  }
  const middle = middleOf(paper)
  const hook = (share: number) => turnedAbout({ x: paper.x + paper.width * share, y: paper.y }, middle, degrees)
  return { paper, hooks: [hook(PEGS[0] ?? 0), hook(PEGS[1] ?? 1)], middle, degrees }
}

/** Every field is an instant print: a narrow edge round the picture, a broad one at its foot. */
function pictureOn({ x, y, width, height }: Rect, short: number): Rect {
  const { top, side, foot } = RIM
  return {
    x: x + short * side,
    y: y + short * top,
    width: width - 2 * short * side,
    height: height - short * (top + foot),
  }
}

const printsOf = (page: DrawnPage) => page.photos.map((cell, nth) => hungIn(cell, nth, page))

/** How high a card is at most, by its width: its words fill it. */
const CARD = 0.78

/** A card of kraft paper, pegged among the prints; it hangs straight, so that its words do. */
function tagOf(page: DrawnPage): Hung {
  const { paper } = hungIn(page.field('t'), page.photos.length, page)
  const [left = 0, right = 1] = PEGS.map((share) => paper.x + paper.width * share)
  const card = { ...paper, height: Math.min(paper.height, paper.width * CARD) }
  return {
    paper: card,
    hooks: [
      { x: left, y: paper.y },
      { x: right, y: paper.y },
    ],
    middle: middleOf(card),
    degrees: 0,
  }
}

/** Strings from wall to wall, each through the pegs on it: it carries what hangs there and sags between. */
function stringsOf(page: DrawnPage): Point[][] {
  const { sheet, short } = page
  const prints = page.photos.map((cell, nth) => ({ cell, hung: hungIn(cell, nth, page) }))
  const all = [...prints, { cell: page.field('t'), hung: tagOf(page) }]
  return [...new Set(all.map(({ cell }) => cell.y))].map((top) => {
    const held = all
      .filter(({ cell }) => cell.y === top)
      .flatMap(({ hung }) => hung.hooks)
      .toSorted((a, b) => a.x - b.x)
    const between = held.flatMap((hook, nth) => {
      const next = held[nth + 1]
      if (!next) return [hook]
      return [hook, { x: (hook.x + next.x) / 2, y: (hook.y + next.y) / 2 + (next.x - hook.x) * 0.03 }]
    })
    const end = top + short * (HEAD - 0.012)
    return [
      { x: -BEYOND, y: end - short * 0.03 },
      { x: 0, y: end },
      ...between,
      { x: sheet.width, y: end },
      { x: sheet.width + BEYOND, y: end - short * 0.03 },
    ]
  })
}

/** Two threads, one lit, and a shadow on the wall behind; the string goes on round the edge. */
function twine(points: readonly Point[], short: number): string {
  const thread = (down: number, stroke: string, width: number, opacity: number) =>
    path(smoothPath(points.map((point) => ({ x: point.x, y: point.y + down * short }))), {
      fill: 'none',
      stroke,
      'stroke-width': width * short,
      'stroke-opacity': opacity,
    })
  return [
    thread(0.012, '#22343a', 0.006, 0.2),
    thread(0, TWINE, 0.006, 1),
    thread(0.0015, '#8f6c3d', 0.0018, 0.9),
  ].join('')
}

function wall(page: DrawnPage): string[] {
  const { format, short } = page
  return [
    ...planks(format, Math.round(format.width / (short * 0.096)), seededRandom(5)),
    ...stringsOf(page).map((points) => twine(points, short)),
  ]
}

function kraftTag(tag: Rect, short: number): string[] {
  const outline = roundedPath(tag, short * 0.012)
  return [
    ...paperShadow(outline, short * 0.014),
    path(outline, { fill: KRAFT }),
    path(roundedPath(inset(tag, short * 0.008), short * 0.007), {
      fill: 'none',
      stroke: '#a97d4d',
      'stroke-width': short * 0.0016,
    }),
  ]
}

function pegs({ hooks, degrees }: Hung, short: number): string[] {
  return hooks.map((hook, nth) =>
    turned(
      hook,
      degrees,
      peg(
        { x: hook.x, y: hook.y - short * PEG * JAW },
        short * PEG,
        (Math.round(hook.x * 7) + nth) % 2 === 0 ? OAK : WALNUT,
      ),
    ),
  )
}

/** Instant prints pegged on strings before a weathered wall. */
export const clothesline = composed({
  id: 'vintage-clothesline',
  moods: ['playful', 'quiet'],
  asks: ['names', 'date'],
  pictures: [...SEASIDE, 'shore-couple', 'lake-bench', 'lavender-field', 'poppy-field', 'cherry-blossom'],
  theme: 'vintage',
  paper: '0xb3c6c9',
  margin: 0.045,
  gap: 0.03,
  plans: {
    portrait: [
      ...rows(13, `${'A'.repeat(29)}${'B'.repeat(19)}`),
      ...rows(12, `${'C'.repeat(22)}${'D'.repeat(26)}`),
      ...rows(10, `${'t'.repeat(26)}${'E'.repeat(22)}`),
    ],
    square: [
      ...rows(12, `${'A'.repeat(22)}${'B'.repeat(20)}`),
      ...rows(10, `${'C'.repeat(12)}${'t'.repeat(18)}${'D'.repeat(12)}`),
    ],
    landscape: [...rows(13, 'AAAAAAABBBBBBBBBBBCCCCCC'), ...rows(10, 'DDDDDDDtttttttttEEEEEEEE')],
    panorama: [...rows(11, 'AAAAAAABBBBBBBBBCCCCCCCC'), ...rows(9, 'DDDDDDDttttttttttEEEEEEE')],
  },
  texture: wall,
  under: (page) => [
    ...printsOf(page).map(({ paper, middle, degrees }) => {
      const outline = roundedPath(paper, page.short * 0.004)
      return turned(middle, degrees, [...paperShadow(outline, page.short * 0.018), path(outline, { fill: PAPER })])
    }),
    ...kraftTag(tagOf(page).paper, page.short),
  ],
  photos: (page) =>
    printsOf(page).map(({ paper, middle, degrees }, nth) =>
      photo(nth + 1, turnedBox(pictureOn(paper, page.short), middle, degrees), degrees),
    ),
  over: (page) => [...printsOf(page), tagOf(page)].flatMap((hung) => pegs(hung, page.short)),
  place: (page) => {
    const { x, y, width, height } = inset(tagOf(page).paper, page.short * 0.008)
    const below = page.short * 0.02
    return { x, width, y: y + below, height: height - below }
  },
  words: () => ({
    name: { font: 'Amatic SC', weight: '700', color: '0x33271b', caps: false },
    fill: 0.82,
    line: { font: 'Special Elite', weight: '400', color: '0x8a3a22', caps: false, letters: 14 },
    lineCaps: 0.4,
  }),
})
