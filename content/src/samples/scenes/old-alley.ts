// A long file: a painted scene is one list of strokes, and its parts mean nothing elsewhere.
import { mix, tint, vary } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { cloudNoise } from '../brush/noise.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { shade } from '../brush/shade.ts'
import { clouds, sky } from '../brush/sky.ts'

const vanishX = 410
const vanishY = 620

/** A point on a side wall: how near (0 far .. 1 picture edge) and how high in floors above eye level. */
function at(side: number, near: number, high: number): readonly [number, number] {
  const edgeX = side > 0 ? 800 : 0
  return [vanishX + (edgeX - vanishX) * near * 1.02, vanishY - high * 640 * near]
}

/** A narrow lane of an old town, sun on one wall, flowers at every window. */
export const oldAlley = paintScene({
  id: 'old-alley',
  width: 800,
  height: 1200,
  seed: 261,
  finish: { bloom: 0.3, vignette: 0.3, wash: '#ffce90' },
  paint(easel) {
    const { dice } = easel
    sky(easel, 700, [
      [0, '#4f9fd6'],
      [0.6, '#b9dcea'],
      [1, '#fff0d0'],
    ])
    clouds(easel, {
      top: 0,
      bottom: 560,
      across: 260,
      up: 120,
      cover: 0.6,
      light: '#ffffff',
      dark: '#c3d0de',
      seed: 19,
    })
    ending()
    street()
    // Far houses first: each pair of walls stands between two distances from the vanishing point.
    const right = ['#e8c08a', '#e0a27c', '#f0d6a8', '#dd9a6c'] as const
    const left = ['#b9847a', '#c99a80', '#a8787c', '#c08a70'] as const
    for (let index = 3; index >= 0; index--) {
      const near = 1 - index * 0.23
      const far = 1 - (index + 1) * 0.23 - 0.012
      wall(1, far, near * (index === 0 ? 1.2 : 1), right[index] ?? '#e8c08a', index)
      wall(-1, far, near * (index === 0 ? 1.2 : 1), left[index] ?? '#b9847a', index)
    }
    laundry(0.62, 330)
    laundry(0.4, 470)
    lantern()
    pots()
    cat(470, 905)
    glow(easel, 430, 560, 420, '#ffe6a8', 0.5)

    function wall(side: number, far: number, near: number, tone: string, index: number): void {
      const tall = 1.18 + (index % 2) * 0.16
      const face = polygon([
        ...at(side, far, tall),
        ...at(side, near, tall),
        ...at(side, near, -0.62),
        ...at(side, far, -0.62),
      ])
      const haze = index * 0.14
      const lit = side > 0
      const base = mix(tone, '#ffe9c4', haze)
      fill(
        easel,
        face,
        gradient(
          easel,
          at(side, far, 0)[0],
          0,
          at(side, near, 0)[0],
          0,
          lit
            ? [
                [0, mix(base, '#fff3d0', 0.45)],
                [1, base],
              ]
            : [
                [0, mix(base, '#f3c9a0', 0.3)],
                [1, mix(base, '#5a4058', 0.42)],
              ],
        ),
      )
      within(easel, face, () => {
        for (let patch = 0; patch < 60; patch++) {
          const [px, py] = at(side, dice.range(far, near), dice.range(-0.6, tall))
          spot(easel, px, py, dice.range(8, 50), dice.range(8, 60), dice.pick(['#ffffff', '#7a5048', '#e8a070']), 0.09)
        }
        for (let brick = 0; brick < 34; brick++) {
          const n = dice.range(far, near)
          const h = dice.range(-0.6, tall)
          line(easel, polygon([...at(side, n, h), ...at(side, n + 0.03 * n, h)]), tint('#7a4a3c', 0.3), 2.4 * n)
        }
        if (lit)
          fill(
            easel,
            polygon([...at(side, far, 0.35), ...at(side, near, -0.1), ...at(side, near, -0.7), ...at(side, far, -0.7)]),
            tint('#5a3a58', 0.3),
          )
      })
      fill(
        easel,
        polygon([
          ...at(side, far * 0.99, tall),
          ...at(side, near * 1.02, tall),
          ...at(side, near * 1.02, tall + 0.06),
          ...at(side, far * 0.97, tall + 0.05),
        ]),
        lit ? '#b8643f' : '#6d3f3c',
      )
      const columns = 2
      for (let column = 0; column < columns; column++) {
        const a = far + ((near - far) * (column + 0.24)) / columns
        const b = far + ((near - far) * (column + 0.66)) / columns
        for (const [low, high] of [
          [0.18, 0.42],
          [0.66, 0.92],
        ] as const)
          windowAt(side, a, b, low, high, lit, haze)
      }
      const a = far + (near - far) * 0.3
      const b = far + (near - far) * 0.62
      fill(
        easel,
        polygon([
          ...at(side, a * 0.985, -0.12),
          ...at(side, b * 1.015, -0.12),
          ...at(side, b * 1.015, -0.62),
          ...at(side, a * 0.985, -0.62),
        ]),
        mix('#e9dcc4', '#8a6a68', lit ? 0 : 0.5),
      )
      fill(
        easel,
        polygon([...at(side, a, -0.15), ...at(side, b, -0.15), ...at(side, b, -0.62), ...at(side, a, -0.62)]),
        mix((['#3f6f78', '#8a3f38', '#4d6a4a', '#6a4a3a'] as const)[index % 4] ?? '#3f6f78', '#2a2030', lit ? 0 : 0.35),
      )
    }

    function windowAt(side: number, a: number, b: number, low: number, high: number, lit: boolean, haze: number): void {
      const gap = (b - a) * 0.5
      const shutter = mix(
        dice.pick(['#4f8a80', '#5f84a8', '#7d9a68', '#9a5a4a']),
        lit ? '#fff0d0' : '#2f2438',
        lit ? haze : 0.34,
      )
      const pane = (from: number, to: number) =>
        polygon([...at(side, from, high), ...at(side, to, high), ...at(side, to, low), ...at(side, from, low)])
      fill(easel, pane(a - gap * 0.1, b + gap * 0.1), mix('#f6ead4', '#7a6470', lit ? 0 : 0.5))
      fill(
        easel,
        pane(a, b),
        gradient(easel, 0, at(side, a, high)[1], 0, at(side, a, low)[1], [
          [0, '#3a4250'],
          [1, '#7d8a98'],
        ]),
      )
      line(easel, polygon([...at(side, (a + b) / 2, high), ...at(side, (a + b) / 2, low)]), '#efe3cf', 3 * a)
      for (const [from, to] of [
        [a - gap, a],
        [b, b + gap],
      ] as const) {
        fill(easel, pane(from, to), shutter)
        for (let slat = 1; slat < 11; slat++) {
          const h = low + ((high - low) * slat) / 11
          line(easel, polygon([...at(side, from, h), ...at(side, to, h)]), tint('#1f1a28', 0.28), 2 * a)
        }
      }
      const [sx, sy] = at(side, (a + b) / 2, low)
      const size = 76 * b
      fill(
        easel,
        polygon([
          ...at(side, a - gap * 0.2, low),
          ...at(side, b + gap * 0.2, low),
          ...at(side, b + gap * 0.2, low - 0.045),
          ...at(side, a - gap * 0.2, low - 0.045),
        ]),
        '#9a5f42',
      )
      crown(easel, sx, sy - size * 0.05, size * 0.7, size * 0.36, {
        dark: '#2f5236',
        mid: '#5f8a4a',
        light: '#b9c878',
        count: 46,
        leaf: size * 0.1,
        lightX: 0.6,
      })
      const bloom = dice.pick([
        ['#a8203a', '#e8485a', '#ffb0a0'],
        ['#8a2a78', '#d868b8', '#ffc6e6'],
        ['#c88a1c', '#f6c23a', '#fff0a8'],
      ])
      crown(easel, sx, sy - size * 0.14, size * 0.66, size * 0.34, {
        dark: bloom[0] ?? '#a8203a',
        mid: bloom[1] ?? '#e8485a',
        light: bloom[2] ?? '#ffb0a0',
        count: 60,
        leaf: size * 0.07,
        lightX: 0.6,
        slender: 0.85,
      })
    }

    function ending(): void {
      fill(
        easel,
        rectangle(350, 400, 130, 320),
        gradient(easel, 350, 0, 480, 0, [
          [0, '#f3d6a8'],
          [1, '#ffeccb'],
        ]),
      )
      fill(easel, polygon([344, 404, 380, 380, 450, 380, 486, 404]), '#d08a62')
      fill(
        easel,
        rectangle(392, 270, 50, 140),
        gradient(easel, 392, 0, 442, 0, [
          [0, '#e9c594'],
          [1, '#fff0d0'],
        ]),
      )
      fill(easel, polygon([386, 274, 417, 200, 448, 274]), '#b86f55')
      fill(easel, smooth([406, 330, 406, 302, 417, 292, 428, 302, 428, 330]), '#8a6a5c')
      fill(easel, smooth([392, 700, 392, 610, 417, 584, 442, 610, 442, 700]), '#7a5a50')
    }

    function street(): void {
      fill(
        easel,
        polygon([340, 660, 480, 660, 980, 1220, -200, 1220]),
        vertical(easel, 660, 1200, [
          [0, '#f6dcb0'],
          [0.3, '#c9a58a'],
          [1, '#6d5660'],
        ]),
      )
      for (let row = 0; row < 34; row++) {
        const t = (row / 34) ** 1.8
        const y = 668 + t * 540
        const half = 66 + t * 560
        const wide = 7 + t * 58
        for (let x = vanishX - half + (row % 2) * wide * 0.5; x < vanishX + half; x += wide) {
          const bow = Math.abs(x - vanishX) * -0.03
          const stone = ellipse(x + wide / 2, y + bow, wide * 0.46, 2.4 + t * 13)
          fill(easel, stone, vary(mix('#e3c6a0', '#8a7278', t * 0.8 + (x < vanishX ? 0.22 : 0)), dice, 13))
          if (t > 0.1)
            line(
              easel,
              smooth(
                [
                  x + wide * 0.12,
                  y + bow - t * 7,
                  x + wide * 0.5,
                  y + bow - 2 - t * 10,
                  x + wide * 0.86,
                  y + bow - t * 7,
                ],
                false,
              ),
              tint('#fff0cf', 0.35),
              1 + t * 2,
            )
        }
      }
      shade(easel, { y: 660, height: 540, step: 4, blend: 'multiply' }, (x, y) => {
        const t = (y - 660) / 540
        const rim = vanishX + 30 + t * 260 + (cloudNoise(y / 40, 1, 2, 4) - 0.5) * 40
        return [[110, 84, 120], x > rim ? 0 : Math.min(0.62, (rim - x) / 60)]
      })
    }

    function laundry(near: number, y: number): void {
      const x0 = vanishX - 410 * near
      const x1 = vanishX + 390 * near
      line(easel, smooth([x0, y, (x0 + x1) / 2, y + 26 * near, x1, y - 6], false), tint('#4a3a40', 0.75), 2)
      const count = 6
      for (let index = 0; index < count; index++) {
        const t = (index + 0.7) / (count + 0.6)
        const x = x0 + (x1 - x0) * t
        const top = y + Math.sin(t * Math.PI) * 24 * near
        const w = 40 * near
        const h = dice.range(56, 92) * near
        const cloth = smooth([
          x - w,
          top,
          x + w,
          top,
          x + w * 0.95,
          top + h * 0.5,
          x + w * 0.9,
          top + h,
          x,
          top + h * 0.95,
          x - w * 0.95,
          top + h,
          x - w * 0.9,
          top + h * 0.5,
        ])
        fill(easel, cloth, dice.pick(['#fff6e8', '#f0b8a8', '#9fc4d0', '#f6d68a', '#ffffff']))
        edge(easel, cloth, { dx: -w * 0.6, dy: h * 0.2, blur: 14 * near, colour: '#7a6478', alpha: 0.5 })
      }
    }

    function lantern(): void {
      line(easel, smooth([0, 300, 60, 286, 96, 300, 100, 330], false), '#2b2430', 6)
      fill(easel, polygon([74, 346, 126, 346, 116, 420, 84, 420]), '#ffe2a0')
      line(easel, polygon([74, 346, 126, 346, 116, 420, 84, 420]), '#2b2430', 5)
      line(easel, polygon([100, 346, 100, 420]), '#2b2430', 4)
      fill(easel, polygon([66, 348, 100, 322, 134, 348]), '#2b2430')
      glow(easel, 100, 384, 90, '#ffcf7a', 0.7)
    }

    function pots(): void {
      for (const [x, y, size] of [
        [706, 1100, 1.25],
        [630, 1010, 0.9],
        [120, 1120, 1.2],
        [196, 1030, 0.85],
        [575, 930, 0.6],
        [262, 940, 0.55],
      ] as const) {
        spot(easel, x - 20 * size, y + 4, 80 * size, 14 * size, '#2f2030', 0.6)
        const pot = polygon([
          x - 40 * size,
          y - 74 * size,
          x + 40 * size,
          y - 74 * size,
          x + 30 * size,
          y,
          x - 30 * size,
          y,
        ])
        fill(easel, pot, '#c0683f')
        edge(easel, pot, { dx: -24 * size, dy: 6, blur: 14 * size, colour: '#4a2030', alpha: 0.65 })
        edge(easel, pot, { dx: 6 * size, dy: -5 * size, blur: 4 * size, colour: '#ffcf98', alpha: 0.7 })
        crown(easel, x, y - 112 * size, 62 * size, 54 * size, {
          dark: '#26462f',
          mid: '#557f45',
          light: '#c6cf7c',
          count: 130,
          leaf: 12 * size,
          lightX: 0.6,
        })
        crown(easel, x, y - 130 * size, 56 * size, 46 * size, {
          dark: '#a8304a',
          mid: '#ee6f7f',
          light: '#ffd0c6',
          count: 70,
          leaf: 7 * size,
          lightX: 0.6,
          slender: 0.85,
        })
      }
    }

    function cat(x: number, y: number): void {
      spot(easel, x - 10, y + 2, 44, 8, '#2f2030', 0.6)
      const body = smooth([
        x - 20,
        y,
        x - 22,
        y - 34,
        x - 10,
        y - 60,
        x - 14,
        y - 82,
        x - 12,
        y - 96,
        x - 4,
        y - 88,
        x + 6,
        y - 88,
        x + 13,
        y - 97,
        x + 14,
        y - 78,
        x + 10,
        y - 60,
        x + 20,
        y - 30,
        x + 20,
        y,
      ])
      line(easel, smooth([x + 16, y - 6, x + 40, y - 6, x + 46, y - 28], false), '#3a3038', 8)
      fill(easel, body, '#3a3038')
      edge(easel, body, { dx: 6, dy: -3, blur: 4, colour: '#ffcf90', alpha: 0.8 })
    }
  },
})
