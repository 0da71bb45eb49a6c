import { box, type Drawn, haze, leaf, line, oval, shape } from '../drawing.ts'
import { shell, sunlight } from './furnished.ts'

/** A desk of 140 cm with its lamp, books and a chair. */
export const desk: readonly Drawn[] = [
  ...shell(),
  ...sunlight(-168, -240, 80, 170),
  haze({ x: -44, y: -98, across: 120, down: 90 }, 'glow', 0.4, 'dark'),
  ...shelf(),
  ...fern(),
  ...table(),
  ...lamp(),
  ...onTop(),
  ...chair(),
]

function table(): readonly Drawn[] {
  return [
    haze({ x: 0, y: 4, across: 82, down: 6 }, 'shadow', 0.4),
    haze({ x: 0, y: -40, across: 90, down: 40 }, 'shadow', 0.07),
    ...[-64, 60].map((x) => shape(`M${x} -70L${x + 4} -70L${x + 3.4} 3L${x + 0.8} 3Z`, 'wood', { to: 'woodLow' })),
    box({ x: 18, y: -71, width: 46, height: 17 }, 'woodLight', { radius: 1, to: 'wood' }),
    line('M21 -68.5H61V-56.5H21Z', 'woodLow', 0.4, { alpha: 0.55 }),
    box({ x: 37, y: -63.4, width: 8, height: 1.6 }, 'ochre', { radius: 0.8 }),
    box({ x: -70, y: -74, width: 140, height: 3.6 }, 'woodLight', { radius: 1 }),
    line('M-70 -70.4H70', 'woodLow', 0.5, { alpha: 0.6 }),
  ]
}

function lamp(): readonly Drawn[] {
  return [
    oval({ x: -56, y: -74.4, across: 8, down: 1.6 }, 'dark'),
    line('M-56 -75L-61 -96L-46 -110', 'dark', 1.1),
    oval({ x: -61, y: -96, across: 1.5, down: 1.5 }, 'darkLight'),
    shape('M-50 -113.5C-46 -116 -38 -113 -35 -105L-46.5 -101.5C-50 -105 -51 -110 -50 -113.5Z', 'accent', {
      to: 'accentLow',
    }),
    haze({ x: -38, y: -94, across: 34, down: 26 }, 'glow', 0.75, 'dark'),
  ]
}

function onTop(): readonly Drawn[] {
  return [
    box({ x: -16, y: -98, width: 36, height: 23 }, 'dark', { radius: 1.6 }),
    box({ x: -14.6, y: -96.6, width: 33.2, height: 20 }, 'darkLight', { radius: 0.8, to: 'dark' }),
    box({ x: -19, y: -75.6, width: 42, height: 1.8 }, 'clayLow', { radius: 0.9 }),
    box({ x: 36, y: -98, width: 5, height: 24 }, 'leaf', { radius: 0.7 }),
    box({ x: 41.4, y: -101, width: 6, height: 27 }, 'linen', { radius: 0.7, to: 'linenLow' }),
    box({ x: 47.8, y: -96, width: 4, height: 22 }, 'accent', { radius: 0.7 }),
    box({ x: 52.2, y: -99, width: 5.4, height: 25 }, 'ochre', { radius: 0.7 }),
    shape('M58.6 -74L64 -95L67.6 -94L62.6 -74Z', 'blushLow'),
    shape('M26 -83H33L32.4 -74H26.6Z', 'linen', { to: 'clay' }),
  ]
}

function chair(): readonly Drawn[] {
  return [
    haze({ x: -4, y: 9, across: 36, down: 4 }, 'shadow', 0.45),
    line('M-4 -14L-26 6M-4 -14L18 6M-4 -14L-9 9M-4 -14L6 9', 'dark', 2),
    box({ x: -5.2, y: -46, width: 2.4, height: 34 }, 'darkLight'),
    shape(
      'M-27 -90C-26 -93 -22 -94 -18 -94H10C14 -94 18 -93 19 -90C20 -80 19 -70 16 -60C6 -57 -14 -57 -24 -60C-27 -70 -28 -80 -27 -90Z',
      'fabricLight',
      { to: 'fabricLow' },
    ),
    line('M-23 -88C-14 -90 6 -90 15 -88', 'seam', 0.5, { alpha: 0.6 }),
    box({ x: -5.6, y: -60, width: 3.2, height: 10 }, 'dark'),
    box({ x: -28, y: -51, width: 48, height: 8 }, 'fabric', { radius: 4, to: 'fabricLow' }),
  ]
}

function shelf(): readonly Drawn[] {
  const books: readonly (readonly [
    number,
    number,
    number,
    'accent' | 'ochre' | 'leaf' | 'leafLight' | 'linen' | 'blushLow' | 'clayLow',
  ])[] = [
    [104, 5, 24, 'leaf'],
    [109.4, 4, 21, 'linen'],
    [113.8, 6, 25, 'blushLow'],
    [120.2, 4, 22, 'ochre'],
    [124.6, 5, 24, 'clayLow'],
  ]
  return [
    haze({ x: 131, y: 4, across: 46, down: 5 }, 'shadow', 0.4),
    box({ x: 98, y: -92, width: 66, height: 95 }, 'woodLight', { radius: 1, to: 'wood' }),
    box({ x: 101, y: -88, width: 60, height: 27 }, 'woodLow', { radius: 0.5 }),
    box({ x: 101, y: -57, width: 60, height: 27 }, 'woodLow', { radius: 0.5 }),
    box({ x: 101, y: -26, width: 60, height: 25 }, 'woodLow', { radius: 0.5 }),
    ...books.map(([x, width, height, fill]) => box({ x, y: -61 - height, width, height }, fill, { radius: 0.6 })),
    ...books.map(([x, width, height, fill], index) =>
      box({ x: x + 27, y: -30 - height + (index % 2) * 2, width, height: height - (index % 2) * 2 }, fill, {
        radius: 0.6,
      }),
    ),
    shape('M137 -61C135 -70 138 -76 146 -76C154 -76 157 -70 155 -61Z', 'clay', { to: 'clayLow' }),
    box({ x: 105, y: -22, width: 26, height: 21 }, 'clay', { radius: 2, to: 'clayLow' }),
    box({ x: 134, y: -19, width: 24, height: 18 }, 'clayLow', { radius: 2 }),
    ...leaf({ x: 128, y: -106, length: 15, degrees: -46 }, 'leaf'),
    ...leaf({ x: 129, y: -107, length: 16, degrees: -6 }, 'leafLight'),
    ...leaf({ x: 130, y: -106, length: 15, degrees: 40 }, 'leaf'),
    shape('M121 -106H137L135 -92H123Z', 'linen', { to: 'linenLow' }),
  ]
}

function fern(): readonly Drawn[] {
  const blades = [-78, -60, -42, -26, -10, 8, 24, 42, 58, 76]
  return [
    haze({ x: -118, y: 4, across: 30, down: 4.5 }, 'shadow', 0.4),
    ...blades.flatMap((degrees, index) =>
      leaf(
        { x: -118 + degrees / 16, y: -30, length: 52 + ((index * 7) % 13), degrees: degrees * 0.72 },
        index % 2 === 0 ? 'leaf' : 'leafLight',
        0.2,
      ),
    ),
    shape('M-136 -34L-100 -34L-104 3L-132 3Z', 'woodLight', { to: 'wood' }),
    ...[-28, -20, -12, -4].map((y) => line(`M${-135 - y / 20} ${y}H${-101 + y / 20}`, 'woodLow', 0.6, { alpha: 0.45 })),
  ]
}
