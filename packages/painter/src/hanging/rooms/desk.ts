import { box, type Drawn, haze, leaf, line, oval, shape } from '../drawing.ts'
import { shell, sunlight } from './furnished.ts'

/** A desk of 140 cm with its lamp, books and a chair. */
export const desk: readonly Drawn[] = [
  ...shell(),
  ...sunlight(-168, -240, 80, 170),
  haze(-44, -98, 120, 90, 'glow', 0.4, 'dark'),
  ...shelf(),
  ...fern(),
  ...table(),
  ...lamp(),
  ...onTop(),
  ...chair(),
]

function table(): readonly Drawn[] {
  return [
    haze(0, 4, 82, 6, 'shadow', 0.4),
    haze(0, -40, 90, 40, 'shadow', 0.07),
    ...[-64, 60].map((x) => shape(`M${x} -70L${x + 4} -70L${x + 3.4} 3L${x + 0.8} 3Z`, 'wood', { to: 'woodLow' })),
    box(18, -71, 46, 17, 'woodLight', 1, { to: 'wood' }),
    line('M21 -68.5H61V-56.5H21Z', 'woodLow', 0.4, { alpha: 0.55 }),
    box(37, -63.4, 8, 1.6, 'ochre', 0.8),
    box(-70, -74, 140, 3.6, 'woodLight', 1),
    line('M-70 -70.4H70', 'woodLow', 0.5, { alpha: 0.6 }),
  ]
}

function lamp(): readonly Drawn[] {
  return [
    oval(-56, -74.4, 8, 1.6, 'dark'),
    line('M-56 -75L-61 -96L-46 -110', 'dark', 1.1),
    oval(-61, -96, 1.5, 1.5, 'darkLight'),
    shape('M-50 -113.5C-46 -116 -38 -113 -35 -105L-46.5 -101.5C-50 -105 -51 -110 -50 -113.5Z', 'accent', {
      to: 'accentLow',
    }),
    haze(-38, -94, 34, 26, 'glow', 0.75, 'dark'),
  ]
}

function onTop(): readonly Drawn[] {
  return [
    box(-16, -98, 36, 23, 'dark', 1.6),
    box(-14.6, -96.6, 33.2, 20, 'darkLight', 0.8, { to: 'dark' }),
    box(-19, -75.6, 42, 1.8, 'clayLow', 0.9),
    box(36, -98, 5, 24, 'leaf', 0.7),
    box(41.4, -101, 6, 27, 'linen', 0.7, { to: 'linenLow' }),
    box(47.8, -96, 4, 22, 'accent', 0.7),
    box(52.2, -99, 5.4, 25, 'ochre', 0.7),
    shape('M58.6 -74L64 -95L67.6 -94L62.6 -74Z', 'blushLow'),
    shape('M26 -83H33L32.4 -74H26.6Z', 'linen', { to: 'clay' }),
  ]
}

function chair(): readonly Drawn[] {
  return [
    haze(-4, 9, 36, 4, 'shadow', 0.45),
    line('M-4 -14L-26 6M-4 -14L18 6M-4 -14L-9 9M-4 -14L6 9', 'dark', 2),
    box(-5.2, -46, 2.4, 34, 'darkLight'),
    shape(
      'M-27 -90C-26 -93 -22 -94 -18 -94H10C14 -94 18 -93 19 -90C20 -80 19 -70 16 -60C6 -57 -14 -57 -24 -60C-27 -70 -28 -80 -27 -90Z',
      'fabricLight',
      { to: 'fabricLow' },
    ),
    line('M-23 -88C-14 -90 6 -90 15 -88', 'seam', 0.5, { alpha: 0.6 }),
    box(-5.6, -60, 3.2, 10, 'dark'),
    box(-28, -51, 48, 8, 'fabric', 4, { to: 'fabricLow' }),
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
    haze(131, 4, 46, 5, 'shadow', 0.4),
    box(98, -92, 66, 95, 'woodLight', 1, { to: 'wood' }),
    box(101, -88, 60, 27, 'woodLow', 0.5),
    box(101, -57, 60, 27, 'woodLow', 0.5),
    box(101, -26, 60, 25, 'woodLow', 0.5),
    ...books.map(([x, width, height, fill]) => box(x, -61 - height, width, height, fill, 0.6)),
    ...books.map(([x, width, height, fill], index) =>
      box(x + 27, -30 - height + (index % 2) * 2, width, height - (index % 2) * 2, fill, 0.6),
    ),
    shape('M137 -61C135 -70 138 -76 146 -76C154 -76 157 -70 155 -61Z', 'clay', { to: 'clayLow' }),
    box(105, -22, 26, 21, 'clay', 2, { to: 'clayLow' }),
    box(134, -19, 24, 18, 'clayLow', 2),
    ...leaf(128, -106, 15, -46, 'leaf'),
    ...leaf(129, -107, 16, -6, 'leafLight'),
    ...leaf(130, -106, 15, 40, 'leaf'),
    shape('M121 -106H137L135 -92H123Z', 'linen', { to: 'linenLow' }),
  ]
}

function fern(): readonly Drawn[] {
  const blades = [-78, -60, -42, -26, -10, 8, 24, 42, 58, 76]
  return [
    haze(-118, 4, 30, 4.5, 'shadow', 0.4),
    ...blades.flatMap((degrees, index) =>
      leaf(
        -118 + degrees / 16,
        -30,
        52 + ((index * 7) % 13),
        degrees * 0.72,
        index % 2 === 0 ? 'leaf' : 'leafLight',
        0.2,
      ),
    ),
    shape('M-136 -34L-100 -34L-104 3L-132 3Z', 'woodLight', { to: 'wood' }),
    ...[-28, -20, -12, -4].map((y) => line(`M${-135 - y / 20} ${y}H${-101 + y / 20}`, 'woodLow', 0.6, { alpha: 0.45 })),
  ]
}
