import { inRadians, type Point } from '@collagerie/core/geometry'
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
  haze({ x: 142, y: -120, across: 150, down: 150 }, 'glow', 0.42, 'dark'),
  oval({ x: 0, y: 22, across: 160, down: 12.5 }, 'rug'),
  oval({ x: 0, y: 22, across: 151, down: 10.6 }, 'rugLine', { line: 1.1 }),
  ...lamp(142),
  ...plant(),
  ...sofa(),
]

function lamp(x: number): readonly Drawn[] {
  return [
    haze({ x, y: 5, across: 22, down: 4 }, 'shadow', 0.35),
    oval({ x, y: 3, across: 15, down: 2.2 }, 'darkLight'),
    box({ x: x - 0.7, y: -146, width: 1.4, height: 149 }, 'dark'),
    shape(`M${x - 15} -176L${x + 15} -176L${x + 23} -140L${x - 23} -140Z`, 'shade', { to: 'shadeLow' }),
    oval({ x, y: -140, across: 23, down: 1.4 }, 'shadeLow'),
    haze({ x, y: -152, across: 34, down: 30 }, 'glow', 0.6, 'dark'),
  ]
}

function plant(): readonly Drawn[] {
  return [
    haze({ x: -148, y: 4, across: 30, down: 4.5 }, 'shadow', 0.35),
    line('M-148 -36C-149 -80 -152 -100 -148 -150', 'wood', 2),
    ...LEAVES.flatMap(([x, y, length, degrees], index) =>
      leaf({ x, y, length, degrees }, index % 3 === 0 ? 'leafLight' : 'leaf', 0.44),
    ),
    shape('M-167 -38L-129 -38L-134 2L-162 2Z', 'clay', { to: 'clayLow' }),
    box({ x: -168.5, y: -41, width: 41, height: 5 }, 'clay', { radius: 1.6 }),
    shape('M-141 -36L-129 -36L-134 2L-142 2Z', 'shadow', { alpha: 0.07 }),
  ]
}

function sofa(): readonly Drawn[] {
  return [
    haze({ x: 0, y: 5, across: 124, down: 9 }, 'shadow', 0.5),
    ...[-94, -30, 26, 90].map((x) => shape(`M${x} -14L${x + 5} -14L${x + 4} 3L${x + 1} 3Z`, 'woodLow')),
    box({ x: -98, y: -84, width: 196, height: 60 }, 'fabric', { radius: 12, to: 'fabricLow' }),
    box({ x: -84, y: -81, width: 84, height: 44 }, 'fabricLight', { radius: 11, to: 'fabric' }),
    box({ x: 0, y: -81, width: 84, height: 44 }, 'fabricLight', { radius: 11, to: 'fabric' }),
    line('M0 -79V-44', 'seam', 0.7, { alpha: 0.7 }),
    box({ x: -88, y: -42, width: 176, height: 8 }, 'shadow', { radius: 4, alpha: 0.12 }),
    box({ x: -98, y: -32, width: 196, height: 19 }, 'fabric', { radius: 5, to: 'fabricLow' }),
    box({ x: -86, y: -46, width: 86, height: 18 }, 'fabricLight', { radius: 8, to: 'fabric' }),
    box({ x: 0, y: -46, width: 86, height: 18 }, 'fabricLight', { radius: 8, to: 'fabric' }),
    line('M-84 -29.5H84', 'seam', 0.6, { alpha: 0.55 }),
    line('M0 -44V-30', 'seam', 0.7, { alpha: 0.7 }),
    ...cushion({ x: -62, y: -62, half: 18, degrees: -9 }, 'accent', 'accentLow'),
    ...cushion({ x: 60, y: -61, half: 17, degrees: 11 }, 'ochre', 'ochreLow'),
    ...cushion({ x: 38, y: -58, half: 13, degrees: -6 }, 'linen', 'linenLow'),
    box({ x: -105, y: -63, width: 23, height: 51 }, 'fabricLight', { radius: 10, to: 'fabricLow' }),
    box({ x: 82, y: -63, width: 23, height: 51 }, 'fabricLight', { radius: 10, to: 'fabricLow' }),
    line('M-82 -55V-15', 'seam', 0.6, { alpha: 0.5 }),
    line('M82 -55V-15', 'seam', 0.6, { alpha: 0.5 }),
  ]
}

/** A cushion by its middle, half its side, and how far it is turned. */
interface Cushion extends Point {
  readonly half: number
  readonly degrees: number
}

function cushion(
  { x, y, half, degrees }: Cushion,
  fill: 'accent' | 'ochre' | 'linen',
  to: 'accentLow' | 'ochreLow' | 'linenLow',
): readonly Drawn[] {
  const angle = inRadians(degrees)
  const at = (across: number, down: number) =>
    `${(x + (across * Math.cos(angle) - down * Math.sin(angle)) * half).toFixed(2)} ${(y + (across * Math.sin(angle) + down * Math.cos(angle)) * half).toFixed(2)}`
  const outline = `M${at(-1, -1)}Q${at(0, -0.86)} ${at(1, -1)}Q${at(0.87, 0)} ${at(1, 1)}Q${at(0, 0.88)} ${at(-1, 1)}Q${at(-0.87, 0)} ${at(-1, -1)}Z`
  return [
    haze({ x: x + 2, y: y + half * 0.9, across: half * 1.2, down: half * 0.35 }, 'shadow', 0.3),
    shape(outline, fill, { to }),
  ]
}
