import { box, type Drawn, haze, line, oval, shape } from '../drawing.ts'
import { shell } from './furnished.ts'

/** Hills painted on the wall, a bed of 160 cm, a tent to read in. */
export const child: readonly Drawn[] = [
  ...shell().slice(0, 2),
  oval({ x: 104, y: -88, across: 24, down: 24 }, 'ochre', { alpha: 0.6 }),
  shape(
    'M-1500 0V-60C-700 -60 -520 -96 -400 -84C-280 -72 -240 -58 -150 -82C-60 -108 10 -96 80 -80C150 -64 230 -62 320 -92C420 -122 700 -60 1500 -60V0Z',
    'hill',
  ),
  shape(
    'M-1500 0V-30C-700 -30 -460 -48 -340 -62C-240 -74 -180 -40 -90 -44C10 -48 60 -74 150 -68C240 -62 330 -30 420 -44C560 -66 900 -30 1500 -30V0Z',
    'hillNear',
  ),
  ...shell().slice(2),
  line('M148 -1500V-188', 'dark', 0.5),
  haze({ x: 148, y: -168, across: 150, down: 130 }, 'glow', 0.4, 'dark'),
  oval({ x: 148, y: -168, across: 20, down: 20 }, 'shade', { to: 'shadeLow' }),
  ...[-12, -6, 0, 6, 12].map((y) =>
    line(
      `M${148 - Math.sqrt(400 - y * y)} ${-168 + y}Q148 ${-168 + y + 2.5} ${148 + Math.sqrt(400 - y * y)} ${-168 + y}`,
      'shadeLow',
      0.5,
    ),
  ),
  oval({ x: 12, y: 21, across: 100, down: 11 }, 'rug'),
  oval({ x: 12, y: 21, across: 92, down: 9.2 }, 'blushLow', { line: 1.4 }),
  ...tent(),
  ...bed(),
  ...bear(-50, -52),
  ...toys(),
]

function tent(): readonly Drawn[] {
  return [
    haze({ x: -152, y: 5, across: 60, down: 5 }, 'shadow', 0.35),
    line('M-158 -142L-106 4', 'woodLight', 2),
    line('M-146 -142L-198 4', 'woodLight', 2),
    shape('M-152 -128L-104 2L-200 2Z', 'linen', { to: 'linenLow' }),
    shape('M-152 -104L-134 2L-172 2Z', 'darkLight', { alpha: 0.5 }),
    shape('M-152 -112C-150 -70 -140 -30 -122 2L-148 2C-146 -30 -152 -70 -152 -112Z', 'blush', { to: 'blushLow' }),
    shape('M-152 -112C-154 -70 -164 -30 -182 2L-172 2C-158 -30 -152 -70 -152 -112Z', 'blush', { to: 'blushLow' }),
  ]
}

function bed(): readonly Drawn[] {
  return [
    haze({ x: 0, y: 4, across: 94, down: 7 }, 'shadow', 0.5),
    box({ x: -80, y: -74, width: 7, height: 78 }, 'woodLight', { radius: 3, to: 'wood' }),
    box({ x: 73, y: -54, width: 7, height: 58 }, 'woodLight', { radius: 3, to: 'wood' }),
    box({ x: -76, y: -40, width: 152, height: 18 }, 'linen', { radius: 5, to: 'linenLow' }),
    box({ x: -71, y: -53, width: 38, height: 17 }, 'linen', { radius: 8, to: 'linenLow' }),
    shape('M-34 -46C-20 -52 40 -50 73 -47V-17C40 -14 0 -15 -30 -17C-36 -26 -38 -38 -34 -46Z', 'blush', {
      to: 'blushLow',
    }),
    shape(
      'M-34 -46C-30 -49 -24 -50 -18 -50C-22 -38 -20 -26 -14 -16C-20 -16 -26 -16 -30 -17C-36 -26 -38 -38 -34 -46Z',
      'linen',
      { alpha: 0.75 },
    ),
    ...[0, 1, 2, 3, 4].flatMap((column) =>
      [0, 1].map((row) =>
        oval({ x: -2 + column * 16 + row * 8, y: -40 + row * 13, across: 1.7, down: 1.7 }, 'linen', { alpha: 0.7 }),
      ),
    ),
    box({ x: -78, y: -19, width: 156, height: 12 }, 'woodLight', { radius: 2, to: 'wood' }),
    line('M-73 -13H73', 'woodLow', 0.4, { alpha: 0.5 }),
    box({ x: -78, y: -8, width: 4, height: 12 }, 'wood'),
    box({ x: 74, y: -8, width: 4, height: 12 }, 'wood'),
  ]
}

function bear(x: number, y: number): readonly Drawn[] {
  return [
    oval({ x: x - 5.5, y: y - 20.5, across: 3, down: 3 }, 'woodLight'),
    oval({ x: x + 5.5, y: y - 20.5, across: 3, down: 3 }, 'woodLight'),
    oval({ x, y: y - 3, across: 8.5, down: 9.5 }, 'woodLight', { to: 'wood' }),
    oval({ x, y: y - 15, across: 8, down: 7.4 }, 'woodLight'),
    oval({ x, y: y - 12.6, across: 3.4, down: 2.7 }, 'linenLow'),
    oval({ x, y: y - 13.6, across: 1.1, down: 0.8 }, 'dark'),
    oval({ x: x - 3, y: y - 16.6, across: 0.8, down: 0.9 }, 'dark'),
    oval({ x: x + 3, y: y - 16.6, across: 0.8, down: 0.9 }, 'dark'),
    oval({ x: x - 8, y: y - 2, across: 3, down: 5 }, 'wood'),
    oval({ x: x + 8, y: y - 2, across: 3, down: 5 }, 'wood'),
    oval({ x: x - 6, y: y + 5.5, across: 4.4, down: 3.2 }, 'woodLight'),
    oval({ x: x + 6, y: y + 5.5, across: 4.4, down: 3.2 }, 'woodLight'),
  ]
}

function toys(): readonly Drawn[] {
  return [
    haze({ x: 126, y: 5, across: 40, down: 4.5 }, 'shadow', 0.4),
    box({ x: 100, y: -30, width: 52, height: 33 }, 'woodLight', { radius: 2, to: 'wood' }),
    ...[-22, -13, -4].map((y) => line(`M100 ${y}H152`, 'woodLow', 0.5, { alpha: 0.5 })),
    box({ x: 106, y: -52, width: 5, height: 22 }, 'accent', { radius: 1 }),
    box({ x: 112, y: -56, width: 6, height: 26 }, 'ochre', { radius: 1 }),
    box({ x: 119, y: -50, width: 4, height: 20 }, 'leafLight', { radius: 1 }),
    box({ x: 124, y: -54, width: 6, height: 24 }, 'blushLow', { radius: 1 }),
    shape('M133 -30L140 -51L145 -49.5L138.6 -30Z', 'leaf'),
    haze({ x: 92, y: 12, across: 13, down: 2.4 }, 'shadow', 0.45),
    oval({ x: 92, y: 2, across: 10, down: 10 }, 'accent', { to: 'accentLow' }),
    shape(
      'M82.4 0C88 -5 96 -5 101.6 0C101.9 2.4 101.4 4.6 100.8 6.2C96 2.2 88 2.2 83.2 6.2C82.4 4.4 82.2 2.2 82.4 0Z',
      'linen',
      { alpha: 0.85 },
    ),
  ]
}
