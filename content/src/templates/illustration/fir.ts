import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { berry, bow, firTwig } from '../kit/fir.ts'
import { between, type Random } from '../kit/hand.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperGrain } from '../kit/texture.ts'

const LOOK = { wood: '#6b4a33', needles: ['#24483a', '#3a6650', '#6d9476'] }

/** A garland of twigs that lie one over the next from both ends to the middle, berries where they meet. */
function garland({ x, y, width, height }: Rect, random: Random): string[] {
  const needle = height * 0.4
  const middle = x + width / 2
  const line = (share: number) => y + height * (0.3 + 0.34 * Math.sin(Math.PI * share))
  const count = Math.max(4, Math.round(width / (height * 1.15)))
  const half = (side: 1 | -1) =>
    Array.from({ length: count }, (_, nth) => {
      const start = (nth / count) * 0.5
      const at = (share: number): Point => ({
        x: side === 1 ? x + width * share : x + width * (1 - share),
        y: line(share),
      })
      const [foot, tip] = [at(start), at(Math.min(0.52, start + 0.62 / count))]
      const droop = { x: tip.x, y: tip.y + height * between(random, -0.16, 0.24) }
      return [
        ...firTwig(bow(foot, droop, 0.05), needle, LOOK, random),
        ...(nth % 2 === 0
          ? firTwig(
              bow(foot, { x: tip.x, y: foot.y + height * between(random, 0.34, 0.5) }, -0.06),
              needle * 0.8,
              LOOK,
              random,
            )
          : []),
      ]
    }).flat()
  const berries = Array.from({ length: count * 2 + 1 }, (_, nth) => {
    const share = (nth + 0.5) / (count * 2 + 1)
    const centre = { x: x + width * share, y: line(share) + height * between(random, -0.04, 0.12) }
    return [0, 1, 2].flatMap((each) =>
      berry(
        {
          x: centre.x + height * 0.1 * Math.cos(each * 2.2 + nth),
          y: centre.y + height * 0.085 * Math.sin(each * 2.2 + nth),
        },
        height * between(random, 0.052, 0.066),
      ),
    )
  }).flat()
  return [...half(1), ...half(-1), ...knot({ x: middle, y: line(0.5) }, height), ...berries]
}

/** Three larger berries in the middle. */
function knot({ x, y }: Point, height: number): string[] {
  return [
    [-0.12, 0.02],
    [0.12, 0.02],
    [0, -0.12],
  ].flatMap(([dx = 0, dy = 0]) => berry({ x: x + dx * height, y: y + dy * height }, height * 0.1))
}

function over({ field, short }: Page): string[] {
  const zone = field('g')
  return garland(
    { x: zone.x - short * 0.01, y: zone.y - short * 0.015, width: zone.width + short * 0.02, height: short * 0.17 },
    seededRandom(24),
  )
}

/** Christmas by the window: fir and red berries hang over the photos. */
export const fir = composed({
  id: 'illustration-fir',
  theme: 'illustration',
  sample: { txt1: 'Amélie & Tom', txt2: '24 · 12 · 2026' },
  paper: '0xf8f4ea',
  margin: 0.048,
  gap: 0.016,
  plans: {
    portrait: ['gggggg', ...rows(4, 'AAAABB'), ...rows(4, 'AAAACC'), ...rows(4, 'DDDEEE')],
    square: ['ggggggg', ...rows(4, 'AAAABBB'), ...rows(2, 'AAAACCC'), ...rows(3, 'DDEECCC')],
    landscape: ['ggggggggg', ...rows(5, 'AAAABBBCC'), 'AAAADDDCC', ...rows(4, 'EEFFDDDGG')],
    panorama: ['ggggggggggggg', ...rows(5, 'AAABBBBCCDDDD'), ...rows(1, 'AAABBBBEEDDDD'), ...rows(4, 'FFFBBBBEEtttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 3, colors: ['#b9a98a', '#ffffff'], opacity: 0.35 }),
  over,
  words: (shape) => ({
    name: { font: 'Great Vibes', style: '400', color: '0x24483a', caps: false },
    line: { font: 'Josefin Sans', style: '400', color: '0xa32328', caps: true, tracking: 0.14, letters: 14 },
    beside: shape === 'landscape',
    ...(shape === 'portrait' ? { share: 0.54 } : { share: 0.41 }),
  }),
})
