import { mix, tint } from '../brush/colour.ts'
import type { Easel } from '../brush/easel.ts'
import { blossom, poppy } from '../brush/flowers.ts'
import { edge, fill, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, rectangle, smooth, smoothLine } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'

const KINDS = ['peony', 'daisy', 'poppy', 'rose', 'daisy', 'blue'] as const

/** A full summer bouquet in a glazed jug, fallen petals on the cloth. */
export const bouquet = paintScene({
  id: 'bouquet',
  width: 900,
  height: 1200,
  seed: 181,
  finish: { bloom: 0.22, vignette: 0.34, wash: '#ffd9b0' },
  paint(easel) {
    const { ctx, dice } = easel
    shade(easel, { y: 0, height: 960, step: 4 }, (x, y) => {
      const light = 1 - Math.hypot(x - 120, y - 260) / 1080 + (cloudNoise(x / 120, y / 150, 5, 14) - 0.5) * 0.28
      return [[66 + 132 * light, 84 + 112 * light, 82 + 92 * light], 1]
    })
    ctx.fillStyle = vertical(easel, 940, 1200, [
      [0, '#efe4d2'],
      [0.35, '#d8c6b0'],
      [1, '#8d7868'],
    ])
    ctx.fillRect(0, 945, 900, 260)
    within(easel, rectangle({ x: 0, y: 945, width: 900, height: 260 }), () => {
      for (let index = 0; index < 26; index++) {
        const x = dice.range(-40, 900)
        line(
          easel,
          smoothLine([x, 950, x + dice.range(-30, 30), 1060, x + dice.range(-80, 80), 1210]),
          tint(dice.chance(0.5) ? '#ffffff' : '#8d7460', 0.16),
          dice.range(5, 22),
        )
      }
    })
    spot(easel, { x: 560, y: 1062, across: 400, down: 60 }, '#3a2a28', 0.7)
    for (let index = 0; index < 46; index++) stem(easel)
    for (let index = 0; index < 26; index++) {
      const angle = dice.range(-2.9, -0.25)
      const reach = dice.range(190, 360)
      crown(
        easel,
        { x: 450 + Math.cos(angle) * reach, y: 500 + Math.sin(angle) * reach * 0.95, across: 58, down: 46 },
        { dark: '#22432f', mid: '#4d7a4a', light: '#b9c77a', count: 44, leaf: 17, slender: 0.38 },
      )
    }
    for (let index = 0; index < 9; index++) spray(easel, dice.range(-2.75, -0.4), dice.range(330, 440))
    for (let index = 0; index < 64; index++) {
      const share = index / 64
      const angle = dice.range(-3.2, 0.06)
      // Flowers low at the sides would hang in the air.
      const reach = Math.sqrt(dice.unit()) * (335 - share * 70) * (0.62 + 0.38 * Math.max(0, -Math.sin(angle)))
      flower(
        easel,
        KINDS[index % KINDS.length] ?? 'daisy',
        450 + Math.cos(angle) * reach * 1.02,
        535 + Math.sin(angle) * reach * 1.05,
        0.72 + share * 0.36,
      )
    }
    for (const [x, y] of [
      [330, 420],
      [560, 470],
      [450, 290],
      [440, 560],
    ] as const)
      flower(easel, 'peony', x, y, 1.35)
    for (let index = 0; index < 12; index++)
      crown(
        easel,
        { x: dice.around(450, 200), y: dice.range(590, 660), across: 54, down: 34 },
        { dark: '#1f3f2d', mid: '#4a7648', light: '#a9bb70', count: 30, leaf: 15, slender: 0.4 },
      )
    flower(easel, 'rose', 320, 620, 1)
    flower(easel, 'daisy', 560, 640, 1)
    jug(easel)
    for (let index = 0; index < 22; index++) {
      const size = dice.range(9, 18)
      const x = dice.range(90, 830)
      const y = dice.range(1040, 1160)
      spot(easel, { x: x + 5, y: y + 5, across: size * 1.3, down: size * 0.5 }, '#5a4438', 0.45)
      fill(
        easel,
        ellipse({ x, y, across: size, down: size * 0.5, turn: dice.range(-0.5, 0.5) }),
        dice.pick(['#f2a3b0', '#fbdcd8', '#e8604f', '#fff4e6']),
      )
    }
    glow(easel, { x: 80, y: 180, radius: 760 }, '#fff0d0', 0.35)

    /** Roses and peonies: rings of petals, smaller and lighter towards the heart, light from the upper left. */
  },
})

function stem(easel: Easel): void {
  const { dice } = easel
  const angle = dice.range(-2.8, -0.34)
  const reach = dice.range(200, 380)
  line(
    easel,
    smoothLine([
      450 + dice.range(-50, 50),
      720,
      450 + Math.cos(angle) * reach * 0.4,
      600,
      450 + Math.cos(angle) * reach,
      520 + Math.sin(angle) * reach,
    ]),
    mix('#2f5438', '#7d9a55', dice.unit()),
    dice.range(3, 6),
  )
}

function spray(easel: Easel, angle: number, reach: number): void {
  const { dice } = easel
  const tipX = 450 + Math.cos(angle) * reach
  const tipY = 560 + Math.sin(angle) * reach
  const dotted = dice.chance(0.5)
  for (let index = 0; index < 24; index++) {
    const x = dice.around(tipX, 70)
    const y = dice.around(tipY, 70)
    line(
      easel,
      smoothLine([
        450 + Math.cos(angle) * reach * 0.5,
        560 + Math.sin(angle) * reach * 0.5,
        (x + tipX) / 2,
        (y + tipY) / 2 + 12,
        x,
        y,
      ]),
      tint('#7d9464', 0.7),
      1.6,
    )
    if (dotted) fill(easel, ellipse({ x, y, across: 5.5, down: 5 }), dice.pick(['#fffdf2', '#f3ecd6']))
    else
      fill(
        easel,
        ellipse({ x, y, across: 5, down: 9, turn: dice.range(-0.6, 0.6) }),
        dice.pick(['#7f6fb8', '#a08fd0', '#6a5aa5']),
      )
  }
}

function flower(easel: Easel, kind: (typeof KINDS)[number], x: number, y: number, size: number): void {
  const { dice } = easel
  spot(easel, { x: x + 10, y: y + 16, across: 52 * size, down: 44 * size }, '#1c2a22', 0.5)
  if (kind === 'daisy')
    blossom(
      easel,
      { x, y, size: 40 * size },
      { petals: 17, colour: '#fff3e0', tip: '#fffdf6', heart: '#eda928', wide: 0.2, squash: dice.range(0.75, 1) },
    )
  else if (kind === 'poppy') poppy(easel, { x, y, size: 40 * size }, '#dd4030', '#ff9a6a')
  else if (kind === 'blue')
    blossom(
      easel,
      { x, y, size: 30 * size },
      { petals: 8, colour: '#4f6fc0', tip: '#9fb4ea', heart: '#2b3a80', wide: 0.38 },
    )
  else
    layered(
      easel,
      x,
      y,
      (kind === 'peony' ? 54 : 40) * size,
      kind === 'peony' ? ['#d9637f', '#f6a9b8', '#fde3e2'] : ['#d98a3d', '#f5bf72', '#fff0cc'],
    )
}

function layered(easel: Easel, x: number, y: number, r: number, tones: readonly [string, string, string]): void {
  const { dice } = easel
  for (let ring = 0; ring < 5; ring++) {
    const t = ring / 5
    const petals = 9 - ring
    for (let petal = 0; petal < petals; petal++) {
      const angle = (petal / petals) * Math.PI * 2 + ring * 0.7 + dice.range(-0.15, 0.15)
      const px = x + Math.cos(angle) * r * (0.62 - t * 0.56)
      const py = y + Math.sin(angle) * r * (0.58 - t * 0.52) - t * r * 0.06
      const size = r * (0.5 - t * 0.3)
      const facing = -Math.cos(angle) * 0.5 - Math.sin(angle) * 0.7
      const outline = ellipse({ x: px, y: py, across: size, down: size * 0.86, turn: angle })
      fill(
        easel,
        outline,
        mix(mix(tones[0], tones[1], 0.45 + facing * 0.5), tones[2], Math.max(0, facing) * 0.55 + t * 0.12),
      )
      line(easel, outline, tint(mix(tones[0], '#4a1028', 0.4), 0.28), r * 0.025)
      spot(easel, { x: px - size * 0.2, y: py - size * 0.3, across: size * 0.7, down: size * 0.5 }, tones[2], 0.45)
    }
  }
  spot(easel, { x, y, across: r * 0.2, down: r * 0.18 }, mix(tones[0], '#4a1028', 0.3), 0.6)
}

function jug(easel: Easel): void {
  const { dice } = easel
  const body = smooth([
    352, 668, 372, 720, 330, 800, 296, 890, 306, 990, 360, 1050, 450, 1062, 540, 1050, 594, 990, 604, 890, 570, 800,
    528, 720, 548, 668, 450, 690,
  ])
  line(easel, smoothLine([530, 728, 630, 736, 668, 820, 634, 900, 580, 930]), '#c9c4b4', 26)
  line(easel, smoothLine([540, 722, 630, 730, 662, 812]), tint('#ffffff', 0.5), 7)
  fill(easel, body, '#ece6d6')
  within(easel, body, () => {
    fill(easel, rectangle({ x: 280, y: 830, width: 340, height: 16 }), '#4a78a0')
    fill(easel, rectangle({ x: 280, y: 980, width: 340, height: 9 }), '#4a78a0')
    for (let index = 0; index < 9; index++)
      blossom(
        easel,
        { x: 318 + index * 33, y: 912, size: 22 },
        { petals: 6, colour: '#5f8db5', tip: '#3f6c98', heart: '#e0a83a', wide: 0.4 },
      )
    for (let index = 0; index < 130; index++)
      spot(easel, { x: dice.range(290, 610), y: dice.range(680, 1060), across: 5, down: 3 }, '#7d6a58', 0.16)
  })
  edge(easel, body, { dx: 110, dy: 20, blur: 60, colour: '#3f4654', alpha: 0.8 })
  edge(easel, body, { dx: -26, dy: 0, blur: 20, colour: '#ffffff', alpha: 0.75 })
  spot(easel, { x: 372, y: 850, across: 26, down: 90, turn: 0.1 }, '#ffffff', 0.6)
  spot(easel, { x: 450, y: 690, across: 110, down: 26 }, '#22301f', 0.55)
}
