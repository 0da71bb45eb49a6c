import { mix, tint } from '../brush/colour.ts'
import { edge, fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { polygon, rectangle, smooth } from '../brush/path.ts'
import { grass } from '../brush/plants.ts'
import { rock } from '../brush/ridge.ts'
import { birds, clouds, sky } from '../brush/sky.ts'
import { sea } from '../brush/water.ts'

const cliff = (x: number) => 838 + (x > 470 ? (x - 470) ** 1.35 * 0.16 : Math.sin(x / 60) * 8) + Math.sin(x / 23) * 3

/** A striped tower on its cliff while waves break below. */
export const lighthouse = paintScene({
  id: 'lighthouse',
  width: 800,
  height: 1200,
  seed: 101,
  finish: { bloom: 0.28 },
  paint(easel) {
    const { ctx, dice, width } = easel
    sky(easel, 790, [
      [0, '#2f6f9f'],
      [0.5, '#86bccb'],
      [0.85, '#f3dfc0'],
      [1, '#ffdcae'],
    ])
    clouds(easel, {
      top: -40,
      bottom: 780,
      across: 330,
      up: 130,
      cover: 0.68,
      light: '#fff3e2',
      dark: '#8fa6bb',
      seed: 61,
      towards: [0.25, 0.05],
    })
    glow(easel, 800, 560, 560, '#ffe2a8', 0.6)
    sea(easel, {
      top: 780,
      bottom: 1200,
      seed: 8,
      chop: 0.6,
      stops: [
        [0, '#9fc4c4'],
        [0.15, '#5f9fae'],
        [0.5, '#2f7890'],
        [1, '#174e6b'],
      ],
    })
    const land = smooth([
      -20, 830, 100, 824, 240, 812, 380, 816, 470, 834, 520, 872, 560, 930, 610, 980, 640, 1060, 600, 1120, 520, 1170,
      480, 1240, -20, 1240,
    ])
    spot(easel, 520, 1120, 300, 60, '#eaf6f2', 0.6)
    fill(
      easel,
      land,
      vertical(easel, 810, 1200, [
        [0, '#8b7a68'],
        [0.4, '#6d5c58'],
        [1, '#33383f'],
      ]),
    )
    within(easel, land, () => {
      rock(easel, cliff, { lit: '#f0cfa0', dark: '#2f2f3d', alpha: 0.85, depth: 420, seed: 6, side: 1 })
      fill(
        easel,
        smooth([-20, 826, 240, 806, 400, 812, 500, 850, 540, 900, 440, 884, 330, 900, 200, 876, 80, 896, -20, 880]),
        vertical(easel, 810, 900, [
          [0, '#b9b86a'],
          [1, '#5f7a46'],
        ]),
      )
      grass(easel, {
        top: 826,
        bottom: 905,
        count: 1300,
        far: 12,
        near: 26,
        wind: -0.3,
        stops: [
          [0, '#cfc67a'],
          [0.5, '#8fa055'],
          [1, '#56703f'],
        ],
      })
    })
    cottage()
    tower()
    grass(easel, {
      top: 838,
      bottom: 880,
      count: 420,
      far: 16,
      near: 30,
      wind: -0.3,
      stops: [
        [0, '#a8a95c'],
        [1, '#5f7a42'],
      ],
      ground: (x) => (x > 430 ? 4000 : 0),
    })
    surf()
    birds(easel, 600, 400, 110, 8, tint('#ffffff', 0.95))
    birds(easel, 640, 700, 90, 5, tint('#f7fbff', 0.9))

    function tower(): void {
      const shaft = polygon([230, 836, 262, 330, 358, 330, 390, 836])
      fill(easel, shaft, '#f6eee0')
      within(easel, shaft, () => {
        for (const [y, h] of [
          [330, 78],
          [486, 88],
          [662, 96],
        ] as const)
          fill(
            easel,
            smooth([
              200,
              y - 8,
              250,
              y + 5,
              310,
              y + 9,
              370,
              y + 5,
              420,
              y - 8,
              420,
              y + h - 8,
              370,
              y + h + 6,
              310,
              y + h + 11,
              250,
              y + h + 6,
              200,
              y + h - 8,
            ]),
            '#c8402f',
          )
        for (let index = 0; index < 240; index++)
          spot(
            easel,
            dice.range(220, 400),
            dice.range(330, 836),
            dice.range(3, 16),
            dice.range(6, 40),
            dice.pick(['#ffffff', '#5b4a55']),
            0.06,
          )
      })
      edge(easel, shaft, { dx: -62, dy: 0, blur: 24, colour: '#2b3a5c', alpha: 0.6 })
      edge(easel, shaft, { dx: 12, dy: 0, blur: 8, colour: '#ffe9b8', alpha: 0.75 })
      for (const [x, y] of [
        [300, 440],
        [318, 600],
        [302, 740],
      ] as const) {
        fill(easel, rectangle(x - 1, y - 1, 22, 36, 11), '#e8dcc8')
        fill(easel, rectangle(x + 2, y + 2, 16, 32, 8), '#31455a')
      }
      fill(easel, smooth([292, 840, 292, 800, 310, 786, 328, 800, 328, 840]), '#4a3a3c')
      fill(
        easel,
        rectangle(238, 312, 144, 20, 4),
        gradient(easel, 238, 0, 382, 0, [
          [0, '#4b5568'],
          [0.7, '#8d94a0'],
          [1, '#f3e3c4'],
        ]),
      )
      ctx.strokeStyle = '#3d4658'
      ctx.lineWidth = 2.4
      for (let x = 240; x <= 380; x += 14) line(easel, polygon([x, 312, x, 282]), '#3d4658', 2)
      line(easel, polygon([238, 283, 382, 283]), '#3d4658', 3)
      fill(
        easel,
        rectangle(274, 226, 72, 88),
        gradient(easel, 274, 0, 346, 0, [
          [0, '#6b7a88'],
          [0.5, '#ffe9b0'],
          [1, '#fff6da'],
        ]),
      )
      glow(easel, 310, 268, 190, '#ffe6a0', 0.8)
      glow(easel, 310, 268, 46, '#fffbe8', 1)
      for (const x of [274, 298, 322, 346]) line(easel, polygon([x, 226, x, 312]), '#3a3f50', 3)
      line(easel, polygon([274, 268, 346, 268]), '#3a3f50', 2)
      const roof = smooth([264, 228, 282, 196, 310, 176, 338, 196, 356, 228])
      fill(easel, roof, '#b8382a')
      edge(easel, roof, { dx: -26, dy: 0, blur: 10, colour: '#4d1f30', alpha: 0.6 })
      edge(easel, roof, { dx: 8, dy: -4, blur: 4, colour: '#ffc9a0', alpha: 0.7 })
      line(easel, polygon([310, 178, 310, 146]), '#3a3f50', 3)
    }

    function cottage(): void {
      spot(easel, 110, 838, 150, 16, '#2f3a2f', 0.5)
      fill(
        easel,
        rectangle(34, 762, 170, 76),
        gradient(easel, 34, 0, 204, 0, [
          [0, '#c9c2c0'],
          [1, '#fff4e0'],
        ]),
      )
      fill(
        easel,
        polygon([22, 766, 50, 712, 188, 712, 216, 766]),
        gradient(easel, 22, 0, 216, 0, [
          [0, '#6d3a38'],
          [1, '#cf6a4a'],
        ]),
      )
      fill(easel, rectangle(64, 690, 20, 36), '#a5584a')
      for (const x of [54, 96, 166]) {
        fill(easel, rectangle(x - 2, 782, 24, 28), '#ffffff')
        fill(easel, rectangle(x, 784, 20, 24), '#3f5568')
        line(easel, polygon([x + 10, 784, x + 10, 808]), '#ffffff', 2)
      }
      fill(easel, rectangle(132, 788, 22, 50), '#3a6b7a')
    }

    function surf(): void {
      const rim = [642, 1040, 650, 1076, 628, 1104, 600, 1128, 560, 1158, 520, 1182, 500, 1210] as const
      for (let index = 0; index + 3 < rim.length; index += 2) {
        for (let drop = 0; drop < 150; drop++) {
          const t = dice.unit()
          const x = (rim[index] ?? 0) * (1 - t) + (rim[index + 2] ?? 0) * t
          const y = (rim[index + 1] ?? 0) * (1 - t) + (rim[index + 3] ?? 0) * t
          ctx.fillStyle = tint('#ffffff', dice.range(0.15, 0.75))
          ctx.beginPath()
          ctx.ellipse(x + dice.around(8, 44), y + dice.around(-4, 34), dice.range(1, 9), dice.range(0.8, 3.4), 0, 0, 7)
          ctx.fill()
        }
        spot(easel, rim[index] ?? 0, rim[index + 1] ?? 0, 54, 36, '#ffffff', 0.45)
      }
      for (let index = 0; index < 700; index++) {
        const t = dice.unit()
        const x = dice.range(400, width + 20)
        if (x < 640 - (t - 0.6) * 260 && t > 0.1 && x < 640) continue
        ctx.fillStyle = tint(mix('#ffffff', '#ffe9c0', dice.unit()), dice.range(0.15, 0.6))
        ctx.beginPath()
        ctx.ellipse(x, 788 + t * 412, (2 + 17 * t) * dice.range(0.4, 1.3), 0.5 + 1.6 * t, 0, 0, 7)
        ctx.fill()
      }
    }
  },
})
