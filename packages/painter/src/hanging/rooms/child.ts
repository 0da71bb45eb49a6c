import { box, type Drawn, haze, line, oval, shape } from '../drawing.ts'
import { shell } from './furnished.ts'

/** Hills painted on the wall, a bed of 160 cm, a tent to read in. */
export const child: readonly Drawn[] = [
  ...shell().slice(0, 2),
  oval(104, -88, 24, 24, 'ochre', { alpha: 0.6 }),
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
  haze(148, -168, 150, 130, 'glow', 0.4, 'dark'),
  oval(148, -168, 20, 20, 'shade', { to: 'shadeLow' }),
  ...[-12, -6, 0, 6, 12].map((y) =>
    line(
      `M${148 - Math.sqrt(400 - y * y)} ${-168 + y}Q148 ${-168 + y + 2.5} ${148 + Math.sqrt(400 - y * y)} ${-168 + y}`,
      'shadeLow',
      0.5,
    ),
  ),
  oval(12, 21, 100, 11, 'rug'),
  oval(12, 21, 92, 9.2, 'blushLow', { line: 1.4 }),
  ...tent(),
  ...bed(),
  ...bear(-50, -52),
  ...toys(),
]

function tent(): readonly Drawn[] {
  return [
    haze(-152, 5, 60, 5, 'shadow', 0.35),
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
    haze(0, 4, 94, 7, 'shadow', 0.5),
    box(-80, -74, 7, 78, 'woodLight', 3, { to: 'wood' }),
    box(73, -54, 7, 58, 'woodLight', 3, { to: 'wood' }),
    box(-76, -40, 152, 18, 'linen', 5, { to: 'linenLow' }),
    box(-71, -53, 38, 17, 'linen', 8, { to: 'linenLow' }),
    shape('M-34 -46C-20 -52 40 -50 73 -47V-17C40 -14 0 -15 -30 -17C-36 -26 -38 -38 -34 -46Z', 'blush', {
      to: 'blushLow',
    }),
    shape(
      'M-34 -46C-30 -49 -24 -50 -18 -50C-22 -38 -20 -26 -14 -16C-20 -16 -26 -16 -30 -17C-36 -26 -38 -38 -34 -46Z',
      'linen',
      { alpha: 0.75 },
    ),
    ...[0, 1, 2, 3, 4].flatMap((column) =>
      [0, 1].map((row) => oval(-2 + column * 16 + row * 8, -40 + row * 13, 1.7, 1.7, 'linen', { alpha: 0.7 })),
    ),
    box(-78, -19, 156, 12, 'woodLight', 2, { to: 'wood' }),
    line('M-73 -13H73', 'woodLow', 0.4, { alpha: 0.5 }),
    box(-78, -8, 4, 12, 'wood'),
    box(74, -8, 4, 12, 'wood'),
  ]
}

function bear(x: number, y: number): readonly Drawn[] {
  return [
    oval(x - 5.5, y - 20.5, 3, 3, 'woodLight'),
    oval(x + 5.5, y - 20.5, 3, 3, 'woodLight'),
    oval(x, y - 3, 8.5, 9.5, 'woodLight', { to: 'wood' }),
    oval(x, y - 15, 8, 7.4, 'woodLight'),
    oval(x, y - 12.6, 3.4, 2.7, 'linenLow'),
    oval(x, y - 13.6, 1.1, 0.8, 'dark'),
    oval(x - 3, y - 16.6, 0.8, 0.9, 'dark'),
    oval(x + 3, y - 16.6, 0.8, 0.9, 'dark'),
    oval(x - 8, y - 2, 3, 5, 'wood'),
    oval(x + 8, y - 2, 3, 5, 'wood'),
    oval(x - 6, y + 5.5, 4.4, 3.2, 'woodLight'),
    oval(x + 6, y + 5.5, 4.4, 3.2, 'woodLight'),
  ]
}

function toys(): readonly Drawn[] {
  return [
    haze(126, 5, 40, 4.5, 'shadow', 0.4),
    box(100, -30, 52, 33, 'woodLight', 2, { to: 'wood' }),
    ...[-22, -13, -4].map((y) => line(`M100 ${y}H152`, 'woodLow', 0.5, { alpha: 0.5 })),
    box(106, -52, 5, 22, 'accent', 1),
    box(112, -56, 6, 26, 'ochre', 1),
    box(119, -50, 4, 20, 'leafLight', 1),
    box(124, -54, 6, 24, 'blushLow', 1),
    shape('M133 -30L140 -51L145 -49.5L138.6 -30Z', 'leaf'),
    haze(92, 12, 13, 2.4, 'shadow', 0.45),
    oval(92, 2, 10, 10, 'accent', { to: 'accentLow' }),
    shape(
      'M82.4 0C88 -5 96 -5 101.6 0C101.9 2.4 101.4 4.6 100.8 6.2C96 2.2 88 2.2 83.2 6.2C82.4 4.4 82.2 2.2 82.4 0Z',
      'linen',
      { alpha: 0.85 },
    ),
  ]
}
