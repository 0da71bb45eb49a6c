import { mix, tint, vary } from '../brush/colour.ts'
import { fill, gradient, line, vertical, within } from '../brush/form.ts'
import { glow, spot } from '../brush/light.ts'
import { paintScene } from '../brush/paint-scene.ts'
import { ellipse, polygon, rectangle, smooth } from '../brush/path.ts'
import { crown } from '../brush/plants.ts'
import { ridge } from '../brush/ridge.ts'
import { clouds, sky } from '../brush/sky.ts'

const hill = (x: number) => 470 - 60 * Math.exp(-(((x - 330) / 300) ** 2)) + Math.sin(x / 210) * 8

/** Vines over rolling hills with cypresses and a villa, late afternoon. */
export const vineyard = paintScene({
  id: 'vineyard',
  width: 1200,
  height: 800,
  seed: 191,
  finish: { bloom: 0.3, wash: '#ffd8a0' },
  paint(easel) {
    const { dice, width } = easel
    sky(easel, 420, [
      [0, '#4f93c8'],
      [0.5, '#b5d5d8'],
      [0.8, '#ffe6ad'],
      [1, '#fff2cf'],
    ])
    clouds(easel, {
      top: -20,
      bottom: 360,
      across: 420,
      up: 70,
      cover: 0.58,
      light: '#fff2d6',
      dark: '#c9b9b4',
      alpha: 0.8,
      seed: 93,
    })
    glow(easel, 200, 300, 640, '#ffdf96', 0.55)
    for (const [base, rise, seed, top, foot] of [
      [318, 44, 5, '#a9b8bd', '#e9dcb8'],
      [352, 38, 9, '#93a894', '#d9cf97'],
      [392, 40, 14, '#7f9a6c', '#c3bd78'],
    ] as const) {
      const line2 = ridge(easel, {
        base,
        rise,
        length: 330,
        seed,
        octaves: 3,
        stops: [
          [0, top],
          [1, foot],
        ],
        foot: base + 110,
      })
      const haze = (400 - base) / 150
      for (let index = 0; index < 26; index++) {
        const x = dice.range(0, width)
        cypress(x, line2(x) + dice.range(0, 26), dice.range(12, 26) * (1.2 - haze * 0.5), haze)
      }
      for (let index = 0; index < 20; index++) {
        const x = dice.range(0, width)
        crown(easel, x, line2(x) + dice.range(4, 40), 16, 9, {
          dark: mix('#4d6b42', '#b9bf9a', haze),
          mid: mix('#7d9150', '#c6c99a', haze),
          light: '#e6d690',
          count: 30,
          leaf: 3.4,
        })
      }
    }
    villa()
    const slope: number[] = [-10, 820]
    for (let x = -10; x <= 1210; x += 15) slope.push(x, hill(x))
    slope.push(1210, 820)
    fill(
      easel,
      polygon(slope),
      vertical(easel, 410, 800, [
        [0, '#cfae6c'],
        [0.3, '#a87a4c'],
        [1, '#5d3a2a'],
      ]),
    )
    rows()
    glow(easel, 160, 360, 560, '#ffd27a', 0.22)

    function rows(): void {
      const vanishX = 330
      for (let step = 0; step < 54; step++) {
        const t = step / 54
        const depth = t ** 1.9
        for (let row = -13; row <= 17; row++) {
          const x = vanishX + row * (20 + depth * 168)
          const y = hill(Math.max(0, Math.min(1200, vanishX + row * 20))) + 8 + depth * 400 + Math.abs(row) * depth * 2
          const size = 5 + depth * 62
          if (x < -80 || x > width + 80 || y > 860) continue
          spot(easel, x + size * 0.8, y + size * 0.2, size * 0.95, size * 0.22, '#3a2c1c', 0.5)
          if (size > 18 && step % 3 === 0)
            line(easel, polygon([x, y + size * 0.2, x, y - size * 1.1]), '#7a6248', size * 0.05)
          crown(easel, x, y - size * 0.5, size * 0.56, size * 0.55, {
            dark: mix('#244a26', '#7d9858', 0.55 - depth),
            mid: mix('#4f8030', '#a3b164', 0.5 - depth),
            light: mix('#d3d455', '#ecdf94', 0.4 - depth),
            count: Math.round(16 + size * 0.7),
            leaf: size * 0.115 + 1,
            lightX: -0.8,
            lightY: -0.6,
            slender: 0.75,
          })
          if (size > 30 && dice.chance(0.55)) grapes(x + dice.range(-0.3, 0.3) * size, y - size * 0.28, size * 0.05)
        }
      }
    }

    function grapes(x: number, y: number, r: number): void {
      for (let row = 0; row < 5; row++) {
        for (let berry = 0; berry < 5 - row; berry++) {
          const px = x + (berry - (4 - row) / 2) * r * 1.7
          const py = y + row * r * 1.6
          fill(easel, ellipse(px, py, r, r), vary('#4b2a5c', dice, 16))
          fill(easel, ellipse(px - r * 0.3, py - r * 0.3, r * 0.32, r * 0.32), tint('#d9b9e6', 0.8))
        }
      }
    }

    function cypress(x: number, y: number, tall: number, haze: number): void {
      fill(
        easel,
        smooth([
          x,
          y - tall * 2.2,
          x - tall * 0.28,
          y - tall * 0.9,
          x - tall * 0.22,
          y,
          x + tall * 0.22,
          y,
          x + tall * 0.28,
          y - tall * 0.9,
        ]),
        gradient(easel, x - tall * 0.3, 0, x + tall * 0.3, 0, [
          [0, mix('#8d9a52', '#d3cf9f', haze)],
          [0.5, mix('#3f5a3c', '#a9b596', haze)],
          [1, mix('#24402f', '#93a58e', haze)],
        ]),
      )
    }

    function villa(): void {
      for (let index = 0; index < 7; index++) cypress(770 + index * 24, 446 + index * 1.5, 24 + dice.range(-3, 5), 0.12)
      spot(easel, 950, 446, 130, 9, '#4a4a30', 0.5)
      const block = (x: number, y: number, w: number, h: number) => {
        fill(
          easel,
          rectangle(x, y, w, h),
          gradient(easel, x, 0, x + w, 0, [
            [0, '#ffe6bd'],
            [0.6, '#e9bf8f'],
            [1, '#b98a70'],
          ]),
        )
        fill(
          easel,
          polygon([x - 6, y + 2, x + w * 0.14, y - 17, x + w * 0.86, y - 17, x + w + 6, y + 2]),
          gradient(easel, x, 0, x + w, 0, [
            [0, '#d98a5c'],
            [1, '#8d4a3c'],
          ]),
        )
        within(easel, rectangle(x, y, w, h), () => {
          for (let wx = x + 9; wx < x + w - 8; wx += 20)
            for (let wy = y + 10; wy < y + h - 8; wy += 24) fill(easel, rectangle(wx, wy, 7, 11), '#6d4f48')
        })
      }
      block(905, 398, 104, 50)
      block(1005, 412, 70, 36)
      block(942, 352, 34, 60)
      for (let index = 0; index < 10; index++)
        crown(easel, 880 + index * 24, 450, 17, 11, {
          dark: '#4a6238',
          mid: '#76894a',
          light: '#e0cf82',
          count: 50,
          leaf: 3.6,
        })
      crown(easel, 1100, 414, 36, 32, {
        dark: '#3f5a3a',
        mid: '#6d8a48',
        light: '#e6d684',
        count: 300,
        leaf: 4.6,
        lightX: -0.8,
      })
      fill(easel, rectangle(1097, 430, 6, 24), '#5a4636')
    }
  },
})
