import { box, type Drawn, haze, leaf, line, oval, shape } from '../drawing.ts'
import { shell } from './furnished.ts'

/** A door, a console of 110 cm for the keys, and somewhere for the coat. */
export const hallway: readonly Drawn[] = [
  ...shell(),
  haze({ x: 0, y: -230, across: 190, down: 170 }, 'sun', 0.55, 'light'),
  haze({ x: 0, y: -200, across: 170, down: 150 }, 'glow', 0.36, 'dark'),
  ...door(),
  shape('M-150 13L150 13L164 26L-164 26Z', 'rug'),
  line('M-147 15.6L147 15.6M-158 23.4L158 23.4', 'rugLine', 1),
  ...coats(),
  ...keyTable(),
]

function door(): readonly Drawn[] {
  return [
    box({ x: -214, y: -218, width: 100, height: 218 }, 'trim'),
    line('M-214 0V-218H-114V0', 'trimLine', 0.7),
    box({ x: -206, y: -210, width: 84, height: 211 }, 'trim', { to: 'linenLow' }),
    line('M-206 0V-210H-122V0', 'trimLine', 0.8),
    ...[
      [-198, -200],
      [-161, -200],
    ].flatMap(([x = 0, y = 0]) => [
      box({ x, y, width: 31, height: 92 }, 'linenLow', { radius: 1, alpha: 0.45 }),
      line(`M${x} ${y}H${x + 31}V${y + 92}H${x}Z`, 'trimLine', 0.7),
      box({ x, y: y + 104, width: 31, height: 82 }, 'linenLow', { radius: 1, alpha: 0.45 }),
      line(`M${x} ${y + 104}H${x + 31}V${y + 186}H${x}Z`, 'trimLine', 0.7),
    ]),
    box({ x: -129, y: -112, width: 3, height: 16 }, 'ochreLow', { radius: 1.5 }),
    box({ x: -138, y: -105, width: 11, height: 2.4 }, 'ochre', { radius: 1.2 }),
  ]
}

function coats(): readonly Drawn[] {
  return [
    haze({ x: 140, y: -108, across: 60, down: 90 }, 'shadow', 0.14),
    box({ x: 92, y: -176, width: 88, height: 8 }, 'woodLight', { radius: 1.5, to: 'wood' }),
    ...[104, 126, 148, 170].map((x) => oval({ x, y: -171, across: 2.2, down: 2.2 }, 'woodLow')),
    shape(
      'M110 -161C103 -156 100 -140 97 -112C96 -100 96 -92 96.5 -86L104 -85C106 -108 109 -130 113 -146Z',
      'ochreLow',
    ),
    shape(
      'M140 -161C147 -156 150 -140 153 -112C154 -100 154 -92 153.5 -86L146 -85C144 -108 141 -130 137 -146Z',
      'ochreLow',
    ),
    shape(
      'M119 -170C116 -166 111 -164 108 -160C104 -130 103 -96 102 -66C112 -62 134 -62 146 -66C146 -96 145 -132 142 -160C139 -164 135 -166 132 -170C129 -166 122 -166 119 -170Z',
      'ochre',
      { to: 'ochreLow' },
    ),
    line('M125.5 -166C124 -130 124 -96 124.5 -63.5', 'shadow', 0.6, { alpha: 0.3 }),
    line('M113 -150C112 -130 111 -112 111 -96M137 -150C138 -130 138.5 -112 138.5 -96', 'shadow', 0.5, { alpha: 0.22 }),
    line('M108 -88H117M131 -88H141', 'shadow', 0.8, { alpha: 0.3 }),
    line('M170 -171C163 -150 161 -130 159 -116M170 -171C177 -150 179 -130 181 -116', 'wood', 1),
    shape('M155 -117L185 -117L187 -78C178 -76 162 -76 153 -78Z', 'linen', { to: 'linenLow' }),
    haze({ x: 128, y: 4, across: 30, down: 4 }, 'shadow', 0.4),
    shape('M112 -26L123 -26L124 -6C129 -5 132 -3 132 2L112 2Z', 'wood', { to: 'woodLow' }),
    shape('M134 -26L145 -26L146 -6C151 -5 154 -3 154 2L134 2Z', 'wood', { to: 'woodLow' }),
  ]
}

function keyTable(): readonly Drawn[] {
  return [
    haze({ x: 0, y: 4, across: 66, down: 5 }, 'shadow', 0.4),
    haze({ x: 0, y: -44, across: 76, down: 44 }, 'shadow', 0.07),
    ...[-51, 47.5].map((x) => shape(`M${x} -64L${x + 3.5} -64L${x + 2.9} 3L${x + 0.6} 3Z`, 'wood', { to: 'woodLow' })),
    box({ x: -50, y: -18, width: 100, height: 2.6 }, 'woodLight', { radius: 0.6 }),
    ...basket(-27),
    ...basket(24),
    box({ x: -52, y: -77, width: 104, height: 14 }, 'woodLight', { radius: 1, to: 'wood' }),
    line('M0 -76V-64', 'woodLow', 0.5, { alpha: 0.8 }),
    line('M-49 -74.5H-2.5V-65.5H-49ZM2.5 -74.5H49V-65.5H2.5Z', 'woodLow', 0.35, { alpha: 0.55 }),
    oval({ x: -26, y: -70, across: 1.3, down: 1.3 }, 'ochre'),
    oval({ x: 26, y: -70, across: 1.3, down: 1.3 }, 'ochre'),
    box({ x: -55, y: -80, width: 110, height: 3.4 }, 'woodLight', { radius: 1 }),
    line('M-55 -76.8H55', 'woodLow', 0.4, { alpha: 0.6 }),
    ...leaf({ x: -38, y: -96, length: 12, degrees: -34 }, 'leaf'),
    ...leaf({ x: -37.5, y: -96, length: 12.5, degrees: 8 }, 'leafLight'),
    ...leaf({ x: -37, y: -95, length: 12, degrees: 42 }, 'leaf'),
    shape('M-44 -80C-48 -88 -45 -93 -40.5 -95L-40.5 -98L-34.5 -98L-34.5 -95C-30 -93 -27 -88 -31 -80Z', 'clay', {
      to: 'clayLow',
    }),
    shape('M16 -88H40C39 -83 35 -80 28 -80C21 -80 17 -83 16 -88Z', 'accent', { to: 'accentLow' }),
    box({ x: -14, y: -83, width: 22, height: 3 }, 'linen', { radius: 0.6 }),
    box({ x: -12, y: -85.6, width: 19, height: 2.6 }, 'leafLight', { radius: 0.6 }),
  ]
}

function basket(x: number): readonly Drawn[] {
  return [
    shape(`M${x - 17} -36L${x + 17} -36L${x + 14.5} -18L${x - 14.5} -18Z`, 'clay', { to: 'clayLow' }),
    ...[-32, -28, -24].map((y) => line(`M${x - 16} ${y}H${x + 16}`, 'wood', 0.5, { alpha: 0.35 })),
    box({ x: x - 17.6, y: -37.4, width: 35.2, height: 2.6 }, 'woodLight', { radius: 1.2 }),
  ]
}
