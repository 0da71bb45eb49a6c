import { box, type Drawn, haze, leaf, line, oval, shape } from '../drawing.ts'
import { shell } from './furnished.ts'

/** A door, a console of 110 cm for the keys, and somewhere for the coat. */
export const hallway: readonly Drawn[] = [
  ...shell(),
  haze(0, -230, 190, 170, 'sun', 0.55, 'light'),
  haze(0, -200, 170, 150, 'glow', 0.36, 'dark'),
  ...door(),
  shape('M-150 13L150 13L164 26L-164 26Z', 'rug'),
  line('M-147 15.6L147 15.6M-158 23.4L158 23.4', 'rugLine', 1),
  ...coats(),
  ...keyTable(),
]

function door(): readonly Drawn[] {
  return [
    box(-214, -218, 100, 218, 'trim'),
    line('M-214 0V-218H-114V0', 'trimLine', 0.7),
    box(-206, -210, 84, 211, 'trim', 0, { to: 'linenLow' }),
    line('M-206 0V-210H-122V0', 'trimLine', 0.8),
    ...[
      [-198, -200],
      [-161, -200],
    ].flatMap(([x = 0, y = 0]) => [
      box(x, y, 31, 92, 'linenLow', 1, { alpha: 0.45 }),
      line(`M${x} ${y}H${x + 31}V${y + 92}H${x}Z`, 'trimLine', 0.7),
      box(x, y + 104, 31, 82, 'linenLow', 1, { alpha: 0.45 }),
      line(`M${x} ${y + 104}H${x + 31}V${y + 186}H${x}Z`, 'trimLine', 0.7),
    ]),
    box(-129, -112, 3, 16, 'ochreLow', 1.5),
    box(-138, -105, 11, 2.4, 'ochre', 1.2),
  ]
}

function coats(): readonly Drawn[] {
  return [
    haze(140, -108, 60, 90, 'shadow', 0.14),
    box(92, -176, 88, 8, 'woodLight', 1.5, { to: 'wood' }),
    ...[104, 126, 148, 170].map((x) => oval(x, -171, 2.2, 2.2, 'woodLow')),
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
    haze(128, 4, 30, 4, 'shadow', 0.4),
    shape('M112 -26L123 -26L124 -6C129 -5 132 -3 132 2L112 2Z', 'wood', { to: 'woodLow' }),
    shape('M134 -26L145 -26L146 -6C151 -5 154 -3 154 2L134 2Z', 'wood', { to: 'woodLow' }),
  ]
}

function keyTable(): readonly Drawn[] {
  return [
    haze(0, 4, 66, 5, 'shadow', 0.4),
    haze(0, -44, 76, 44, 'shadow', 0.07),
    ...[-51, 47.5].map((x) => shape(`M${x} -64L${x + 3.5} -64L${x + 2.9} 3L${x + 0.6} 3Z`, 'wood', { to: 'woodLow' })),
    box(-50, -18, 100, 2.6, 'woodLight', 0.6),
    ...basket(-27),
    ...basket(24),
    box(-52, -77, 104, 14, 'woodLight', 1, { to: 'wood' }),
    line('M0 -76V-64', 'woodLow', 0.5, { alpha: 0.8 }),
    line('M-49 -74.5H-2.5V-65.5H-49ZM2.5 -74.5H49V-65.5H2.5Z', 'woodLow', 0.35, { alpha: 0.55 }),
    oval(-26, -70, 1.3, 1.3, 'ochre'),
    oval(26, -70, 1.3, 1.3, 'ochre'),
    box(-55, -80, 110, 3.4, 'woodLight', 1),
    line('M-55 -76.8H55', 'woodLow', 0.4, { alpha: 0.6 }),
    ...leaf(-38, -96, 12, -34, 'leaf'),
    ...leaf(-37.5, -96, 12.5, 8, 'leafLight'),
    ...leaf(-37, -95, 12, 42, 'leaf'),
    shape('M-44 -80C-48 -88 -45 -93 -40.5 -95L-40.5 -98L-34.5 -98L-34.5 -95C-30 -93 -27 -88 -31 -80Z', 'clay', {
      to: 'clayLow',
    }),
    shape('M16 -88H40C39 -83 35 -80 28 -80C21 -80 17 -83 16 -88Z', 'accent', { to: 'accentLow' }),
    box(-14, -83, 22, 3, 'linen', 0.6),
    box(-12, -85.6, 19, 2.6, 'leafLight', 0.6),
  ]
}

function basket(x: number): readonly Drawn[] {
  return [
    shape(`M${x - 17} -36L${x + 17} -36L${x + 14.5} -18L${x - 14.5} -18Z`, 'clay', { to: 'clayLow' }),
    ...[-32, -28, -24].map((y) => line(`M${x - 16} ${y}H${x + 16}`, 'wood', 0.5, { alpha: 0.35 })),
    box(x - 17.6, -37.4, 35.2, 2.6, 'woodLight', 1.2),
  ]
}
