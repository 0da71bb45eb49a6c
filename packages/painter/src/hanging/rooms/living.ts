import { inRadians } from '@collagerie/core/geometry'
import { box, type Drawn, haze, leaf, line, oval, shape } from '../drawing.ts'
import { shell, sunlight } from './furnished.ts'

const LEAVES: readonly (readonly [x: number, y: number, length: number, degrees: number])[] = [
  [-150, -66, 34, -62],
  [-149, -72, 32, 58],
  [-151, -88, 34, -40],
  [-146, -92, 33, 44],
  [-152, -106, 30, -74],
  [-145, -112, 31, 68],
  [-150, -122, 31, -28],
  [-146, -128, 30, 30],
  [-151, -136, 27, -58],
  [-146, -141, 27, 56],
  [-148, -148, 29, 2],
]

/** A sofa of 210 cm, a plant that likes the light, and a lamp for the evening. */
export const living: readonly Drawn[] = [
  ...shell(),
  // Beside the place above the sofa: a small piece hangs in the even light.
  ...sunlight(-186, -245, 92, 190),
  haze(142, -120, 150, 150, 'glow', 0.42, 'dark'),
  oval(0, 22, 160, 12.5, 'rug'),
  oval(0, 22, 151, 10.6, 'rugLine', { line: 1.1 }),
  ...lamp(142),
  ...plant(),
  ...sofa(),
]

function lamp(x: number): readonly Drawn[] {
  return [
    haze(x, 5, 22, 4, 'shadow', 0.35),
    oval(x, 3, 15, 2.2, 'darkLight'),
    box(x - 0.7, -146, 1.4, 149, 'dark'),
    shape(`M${x - 15} -176L${x + 15} -176L${x + 23} -140L${x - 23} -140Z`, 'shade', { to: 'shadeLow' }),
    oval(x, -140, 23, 1.4, 'shadeLow'),
    haze(x, -152, 34, 30, 'glow', 0.6, 'dark'),
  ]
}

function plant(): readonly Drawn[] {
  return [
    haze(-148, 4, 30, 4.5, 'shadow', 0.35),
    line('M-148 -36C-149 -80 -152 -100 -148 -150', 'wood', 2),
    ...LEAVES.flatMap(([x, y, length, degrees], index) =>
      leaf(x, y, length, degrees, index % 3 === 0 ? 'leafLight' : 'leaf', 0.44),
    ),
    shape('M-167 -38L-129 -38L-134 2L-162 2Z', 'clay', { to: 'clayLow' }),
    box(-168.5, -41, 41, 5, 'clay', 1.6),
    shape('M-141 -36L-129 -36L-134 2L-142 2Z', 'shadow', { alpha: 0.07 }),
  ]
}

function sofa(): readonly Drawn[] {
  return [
    haze(0, 5, 124, 9, 'shadow', 0.5),
    ...[-94, -30, 26, 90].map((x) => shape(`M${x} -14L${x + 5} -14L${x + 4} 3L${x + 1} 3Z`, 'woodLow')),
    box(-98, -84, 196, 60, 'fabric', 12, { to: 'fabricLow' }),
    box(-84, -81, 84, 44, 'fabricLight', 11, { to: 'fabric' }),
    box(0, -81, 84, 44, 'fabricLight', 11, { to: 'fabric' }),
    line('M0 -79V-44', 'seam', 0.7, { alpha: 0.7 }),
    box(-88, -42, 176, 8, 'shadow', 4, { alpha: 0.12 }),
    box(-98, -32, 196, 19, 'fabric', 5, { to: 'fabricLow' }),
    box(-86, -46, 86, 18, 'fabricLight', 8, { to: 'fabric' }),
    box(0, -46, 86, 18, 'fabricLight', 8, { to: 'fabric' }),
    line('M-84 -29.5H84', 'seam', 0.6, { alpha: 0.55 }),
    line('M0 -44V-30', 'seam', 0.7, { alpha: 0.7 }),
    ...cushion(-62, -62, 18, -9, 'accent', 'accentLow'),
    ...cushion(60, -61, 17, 11, 'ochre', 'ochreLow'),
    ...cushion(38, -58, 13, -6, 'linen', 'linenLow'),
    box(-105, -63, 23, 51, 'fabricLight', 10, { to: 'fabricLow' }),
    box(82, -63, 23, 51, 'fabricLight', 10, { to: 'fabricLow' }),
    line('M-82 -55V-15', 'seam', 0.6, { alpha: 0.5 }),
    line('M82 -55V-15', 'seam', 0.6, { alpha: 0.5 }),
  ]
}

function cushion(
  x: number,
  y: number,
  half: number,
  degrees: number,
  fill: 'accent' | 'ochre' | 'linen',
  to: 'accentLow' | 'ochreLow' | 'linenLow',
): readonly Drawn[] {
  const angle = inRadians(degrees)
  const at = (across: number, down: number) =>
    `${(x + (across * Math.cos(angle) - down * Math.sin(angle)) * half).toFixed(2)} ${(y + (across * Math.sin(angle) + down * Math.cos(angle)) * half).toFixed(2)}`
  const outline = `M${at(-1, -1)}Q${at(0, -0.86)} ${at(1, -1)}Q${at(0.87, 0)} ${at(1, 1)}Q${at(0, 0.88)} ${at(-1, 1)}Q${at(-0.87, 0)} ${at(-1, -1)}Z`
  return [haze(x + 2, y + half * 0.9, half * 1.2, half * 0.35, 'shadow', 0.3), shape(outline, fill, { to })]
}
