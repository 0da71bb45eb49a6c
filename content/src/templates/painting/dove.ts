import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { leafyBranch } from '../kit/bouquet.ts'
import { composed } from '../kit/composed.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { watercolour } from '../kit/watercolour.ts'
import { stacked } from '../kit/words.ts'

const OLIVE = { stem: '#7f8f6c', leaves: ['#9aa982', '#b3bf9c', '#83946d'], vein: '#5d6b4a', breadth: 0.36 }

/** Drawn 100 wide, flying to the right; wings from the far one to the near one. */
const FAR_WING = 'M47 47C44 33 50 16 68 6C68 12 71 15 76 16C73 19 75 22 80 23C76 26 77 30 81 32C73 40 62 46 54 50z'
const BODY =
  'M2 70C10 64 15 59 20 55C30 46 44 43 55 44C63 45 69 42 74 37C78 32 86 32 89 37L96 40L89 42C88 52 79 62 66 66C52 71 36 69 27 64C20 66 11 69 2 70z'
const NEAR_WING =
  'M38 50C26 38 22 20 30 2C33 8 37 11 42 12C41 16 44 19 49 19C48 23 51 26 56 27C54 31 57 34 61 35C60 44 54 52 46 55C43 55 40 53 38 50z'

function dove({ x, y }: Point, width: number): string[] {
  const scale = num(width / 100)
  const line = { stroke: '#8aa3b5', 'stroke-width': 0.7, 'stroke-linejoin': 'round' }
  const feathers = 'M34 40C36 30 37 22 36 12M40 44C42 34 43 27 43 20M46 47C48 39 49 34 50 28'
  return [
    el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${scale} ${scale})` }, [
      path(FAR_WING, { fill: '#dfeaf1', ...line }),
      path(BODY, { fill: '#ffffff', ...line }),
      path(NEAR_WING, { fill: '#f6fafc', ...line }),
      path(feathers, { fill: 'none', ...line, 'stroke-width': 0.5, 'stroke-opacity': 0.7 }),
      el('circle', { cx: 83, cy: 37.4, r: 0.9, fill: '#3f5566' }),
    ]),
  ]
}

function sky({ field, short, photos }: Page): string[] {
  const box: Rect = field('d')
  const random = seededRandom(15)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const width = Math.min(box.width * 0.62, box.height * 1.15)
  const at = { x: middle.x - width * 0.54, y: middle.y - width * 0.4 }
  return [
    ...watercolour(
      ovalPoints(middle, Math.min(box.width * 0.47, width * 0.86), box.height * 0.46, 14, 2.2),
      { color: '#b5cfdf', opacity: 0.78, layers: 8, run: 0.2, rounds: 4 },
      random,
    ),
    ...leafyBranch({ x: at.x + width * 0.95, y: at.y + width * 0.4 }, 24, width * 0.24, 26, OLIVE, random),
    ...dove(at, width),
    ...photos.map((each) => rule(outset(each, short * 0.008), short * 0.0018, '#9db4c3')),
  ]
}

/** A christening or a first communion: a white dove on a washed sky. */
export const doves = composed({
  id: 'painting-dove',
  theme: 'painting',
  sample: { txt1: 'Louise', txt2: '12 · 06 · 2026' },
  paper: '0xf8fafa',
  margin: 0.056,
  gap: 0.024,
  plans: {
    portrait: [...rows(6, 'AAAAAAAddddd'), ...rows(5, 'AAAAAAAttttt'), ...rows(7, 'BBBBCCCCDDDD')],
    square: [...rows(6, 'AAAAAAAddddd'), ...rows(4, 'AAAAAAAttttt'), ...rows(7, 'BBBBCCCCDDDD')],
    landscape: [...rows(5, 'AAAAAABBBBdddd'), ...rows(3, 'AAAAAABBBBtttt'), ...rows(7, 'AAAAAACCCCDDDD')],
    panorama: [...rows(5, 'AAAAAABBBBCCCCddddd'), ...rows(3, 'AAAAAABBBBCCCCttttt'), ...rows(7, 'AAAAAADDDDEEEEFFFFF')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 45, colors: ['#c3d0d6', '#ffffff'], opacity: 0.4, count: 140 }),
  under: sky,
  texts: ({ field }) =>
    stacked(
      field('t'),
      { font: 'Pinyon Script', style: '400', color: '0x2c4459', caps: false, letters: 9 },
      { font: 'Cinzel', style: '400', color: '0x5b7689', caps: true, tracking: 0.1, letters: 14 },
      0.7,
    ),
})
